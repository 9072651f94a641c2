import { Document, isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import type { Replacement } from '../diagnostics/fixes.ts';
import { bodyStart } from '../read/parse/fences.ts';

type Path = readonly PropertyKey[];

/** The front matter of a file, whose nodes have their offsets in it. */
function parse(text: string) {
  const start = text.indexOf('\n') + 1;
  const yaml = text.slice(start, text.lastIndexOf('---', bodyStart(text) - 1));
  // The failsafe schema keeps dates and numbers as text.
  const document = parseDocument(yaml, { schema: 'failsafe' });
  const nodeAt = (path: Path) =>
    path.length === 0 ? document.contents : document.getIn(path, true);
  return { start, yaml, nodeAt };
}

/** Returns the replacement that removes a field or an item of a list, with its parent if nothing else is in it. */
export function removeNode(text: string, path: Path): Replacement {
  const { start, yaml, nodeAt } = parse(text);
  let removed = path;
  for (let parent = nodeAt(path.slice(0, -1)); removed.length > 1;) {
    if (!(isMap(parent) || isSeq(parent)) || parent.items.length > 1) break;
    removed = removed.slice(0, -1);
    parent = nodeAt(removed.slice(0, -1));
  }
  const parent = nodeAt(removed.slice(0, -1));
  const node = nodeAt(removed) as Node | undefined;
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === removed.at(-1))
    : undefined;
  const first = ((pair?.key ?? node) as Node | undefined)?.range?.[0] ?? 0;
  const last = node?.range?.[1] ?? first;
  if ((isMap(parent) || isSeq(parent)) && parent.flow) {
    const [after = ''] = /^\s*,\s*/.exec(yaml.slice(last)) ?? [];
    const [before = ''] = after === '' ? (/,\s*$/.exec(yaml.slice(0, first)) ?? []) : [];
    return { start: start + first - before.length, end: start + last + after.length, replace: '' };
  }
  // The item's hyphen may be on the line above.
  const mark = pair ? first : yaml.lastIndexOf('-', first - 1);
  const lineStart = yaml.lastIndexOf('\n', mark - 1) + 1;
  const lineEnd = yaml.indexOf('\n', Math.max(lineStart, last - 1)) + 1;
  return { start: start + lineStart, end: start + lineEnd, replace: '' };
}

/** Returns the replacement that adds an item to a list, or to a value that may also be a list. */
export function addItem(text: string, path: Path, item: unknown): Replacement {
  const { start, yaml, nodeAt } = parse(text);
  const node = nodeAt(path) as Node;
  const [first, last] = node.range ?? [0, 0];
  if (!isSeq(node) || node.flow === true || node.items.length === 0) {
    const items = isSeq(node) ? (node.toJSON() as unknown[]) : [(node as { value: unknown }).value];
    const lines = write([...items, item]).replaceAll(/^(?=.)/gm, '  ');
    const end = start + last;
    const [space = ''] = /[ \t]*$/.exec(yaml.slice(0, first)) ?? [];
    return { start: start + first - space.length, end, replace: `\n${lines.trimEnd()}` };
  }
  const [item0, itemN] = [node.items[0], node.items.at(-1)] as Node[];
  const mark = yaml.lastIndexOf('-', (item0?.range?.[0] ?? 0) - 1);
  const indent = yaml.slice(yaml.lastIndexOf('\n', mark) + 1, mark);
  const end = start + yaml.indexOf('\n', (itemN?.range?.[1] ?? last) - 1) + 1;
  return { start: end, end, replace: write([item]).replaceAll(/^(?=.)/gm, indent) };
}

function write(items: readonly unknown[]): string {
  return new Document(items, { schema: 'failsafe' }).toString({ lineWidth: 0 });
}
