import type { Nodes, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { CST, isMap, isScalar, isSeq } from 'yaml';
import { replaceRanges, type Replacement } from '../diagnostics/fixes.ts';
import { parseBody } from '../parse/body.ts';
import { parseYaml, readFrontMatter } from '../parse/front-matter.ts';
import { isTag, type TagNode } from '../validate/guard.ts';

/** A part of a file that can be changed by itself; offsets count from 0. */
export interface EditablePart {
  /** Its label and a number: the same as long as no other part of this label comes before it. */
  id: string;
  /** `title`, `navigation.label`, `<Card> title`, `<Button>`, `heading`, `paragraph`. */
  label: string;
  /** Where it begins with its name, as diagnostics and `data-source` name its position. */
  from: number;
  /** The range that a new value replaces. */
  start: number;
  end: number;
  /** What it says: a value without quotes and folding, or Markdown as written. */
  value: string;
  /** How a new value may be written, the best way first; undefined for Markdown, which is as typed. */
  spellings: ((value: string) => Iterable<string>) | undefined;
}

/**
 * The fields, paragraphs, headings, labels and attributes of a file, in its order. Front matter or a
 * body with errors has none: it is changed as a whole.
 * @param text the whole file with line feeds only
 */
export function editableParts(text: string): EditablePart[] {
  const { fenced, diagnostics } = readFrontMatter({ text });
  if (!fenced) return [];
  const found = [...(diagnostics.length === 0 ? fieldsIn(text) : []), ...partsOfBody(text)];
  const counts = new Map<string, number>();
  return found.map((part) => {
    const number = (counts.get(part.label) ?? 0) + 1;
    counts.set(part.label, number);
    return { ...part, id: `${part.label} ${number}` };
  });
}

/** The innermost part at an offset, else the first behind it on its line. */
export function partAt(text: string, offset: number): EditablePart | undefined {
  const parts = editableParts(text);
  const [innermost] = parts
    .filter(({ from, end }) => from <= offset && offset <= end)
    .toSorted((a, b) => a.end - a.from - (b.end - b.from));
  const lineEnd = text.indexOf('\n', offset);
  const isOnLine = ({ from }: EditablePart) => from >= offset && (lineEnd < 0 || from < lineEnd);
  return innermost ?? parts.find(isOnLine);
}

/**
 * How a part gets another value, so that the file then says exactly this there and the same as before
 * in all other fields and attributes; undefined where it cannot be written.
 */
export function replacePart(
  text: string,
  { id, start, end, value: before, spellings }: EditablePart,
  value: string,
): Replacement | undefined {
  if (value === before) return { start, end: start, replace: '' };
  if (!spellings) return { start, end, replace: value };
  const wanted = said(text, id, value);
  for (const replace of spellings(value)) {
    const replacement = { start, end, replace };
    if (said(replaceRanges(text, [replacement])) === wanted) return replacement;
  }
  return undefined;
}

/** What all parts say, one of them perhaps something else. */
function said(text: string, id?: string, value?: string): string {
  const parts = editableParts(text);
  return JSON.stringify(parts.map((part) => [part.id, part.id === id ? value : part.value]));
}

type Found = Omit<EditablePart, 'id'>;

function fieldsIn(text: string): Found[] {
  const first = text.indexOf('\n');
  const { contents } = parseYaml(text.slice(first, text.indexOf('\n---', 3) + 1));
  const fields = [...scalarsIn(contents)];
  const quotes = new Set(fields.map(([, { type }]) => type));
  return fields.map(([label, token, value]) => {
    const start = first + token.offset;
    const end = start + CST.stringify(token).length;
    const spellings = (changed: string) => yamlSpellings(token, changed, quotes);
    return { label, from: start, start, end, value, spellings };
  });
}

/** The values in front matter, each with the keys and numbers of items that lead to it. */
function* scalarsIn(node: unknown, path: readonly unknown[] = []): Generator<YamlField> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      yield* scalarsIn(value, [...path, isScalar(key) ? key.value : key]);
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* scalarsIn(item, [...path, index]);
  } else if (isScalar(node) && node.srcToken && CST.isScalar(node.srcToken)) {
    yield [path.join('.'), node.srcToken as YamlToken, String(node.value)];
  }
}

type YamlToken = CST.FlowScalar | CST.BlockScalar;
type YamlField = [label: string, token: YamlToken, value: string];

/** A value in the style that it has, or, where it needs quotes now, in those of its neighbours. */
function* yamlSpellings(token: YamlToken, value: string, quotes: ReadonlySet<string>) {
  const inStyle = (type?: 'QUOTE_SINGLE' | 'QUOTE_DOUBLE') => {
    const copy = structuredClone(token);
    CST.setScalarValue(copy, value, { afterKey: true, ...(type && { type }) });
    return CST.stringify(copy);
  };
  const own = inStyle();
  const needsQuotes = token.type === 'scalar' && own.startsWith('"');
  const isSingle = quotes.has('single-quoted-scalar') && !quotes.has('double-quoted-scalar');
  if (needsQuotes && isSingle && !value.includes("'")) yield inStyle('QUOTE_SINGLE');
  yield own;
  yield inStyle('QUOTE_DOUBLE');
}

function partsOfBody(text: string): Found[] {
  const found: Found[] = [];
  const asWritten = (
    label: string,
    { position: first }: Nodes,
    { position: last }: Nodes,
  ): Found => {
    const [start = 0, end = 0] = [first?.start.offset, last?.end.offset];
    return { label, from: start, start, end, value: text.slice(start, end), spellings: undefined };
  };
  const { tree } = parseBody(text);
  if (!tree) return found;
  visit(tree, (node) => {
    if (isTag(node)) found.push(...attributesOf(node, text));
    if (node.type === 'mdxFlowExpression') found.push(asWritten('paragraph', node, node));
    const isText = node.type === 'paragraph' || node.type === 'heading';
    if (!isText && node.type !== 'mdxJsxTextElement') return;
    const [first, last] = [node.children[0], node.children.at(-1)];
    if (!first || !last || node.children.every(isTagOrBlank)) return;
    found.push(
      isText ? asWritten(node.type, node, node) : asWritten(`<${node.name}>`, first, last),
    );
  });
  return found;
}

function isTagOrBlank(node: PhrasingContent): boolean {
  return isTag(node) || (node.type === 'text' && node.value.trim() === '');
}

/** The attributes in quotes; the guard refuses all others. */
function attributesOf(node: TagNode, text: string): Found[] {
  return node.attributes.flatMap((attribute) => {
    const { start: { offset: from } = {}, end: { offset: behind } = {} } = attribute.position ?? {};
    if (from === undefined || behind === undefined || typeof attribute.value !== 'string')
      return [];
    const start = from + text.slice(from, behind).search(/["']/) + 1;
    const quote = text[start - 1] ?? '"';
    const { value } = attribute;
    const label = `<${node.name}> ${'name' in attribute ? attribute.name : ''}`;
    const spellings = (changed: string) => attributeSpellings(changed, quote);
    return [{ label, from, start, end: behind - 1, value, spellings }];
  });
}

/** An attribute's value in its quotes; `&` is written out only where it would be read as a character. */
function attributeSpellings(value: string, quote: string): string[] {
  const named = quote === '"' ? '&quot;' : '&apos;';
  return [value, value.replaceAll('&', '&amp;')].map((text) => text.replaceAll(quote, named));
}
