import type { Nodes, Root } from 'mdast';
import { replaceRanges, type Replacement } from '../diagnostics/fixes.ts';
import { endOf, isBlank, startOf } from '../read/parse/nodes.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import { replaceSegment, type EditableSegment } from './editable-segments.ts';

/** A part of a body with its ancestors, from the root on. */
interface Block {
  node: Nodes;
  parents: readonly Nodes[];
}

/**
 * Returns the largest parts of a body whose texts are all among some segments: a card, an item, a paragraph.
 * @param texts all texts of the body
 */
export function blocksOf(
  { body }: ContentFile,
  segments: readonly EditableSegment[],
  texts: readonly EditableSegment[],
): Block[] {
  const search = (node: Nodes, parents: readonly Nodes[]): Block[] => {
    const inside = textsIn(node, texts);
    if (!inside.some((text) => segments.includes(text))) return [];
    const isWhole = inside.every((text) => segments.includes(text));
    if (isWhole && parents.length > 0) return [{ node, parents }];
    return 'children' in node
      ? node.children.flatMap((child) => search(child, [...parents, node]))
      : [];
  };
  return body ? search(body.tree, []) : [];
}

/** Returns the texts of a block. */
export function textsIn<Text extends EditableSegment>(node: Nodes, texts: readonly Text[]): Text[] {
  return texts.filter(({ start, end }) => startOf(node) <= start && end <= endOf(node));
}

/** Two files in different languages, and the counterpart in `to` of each text in `from`. */
interface Pair {
  from: ContentFile;
  to: ContentFile;
  texts: ReadonlyMap<EditableSegment, EditableSegment | undefined>;
}

/**
 * Returns the replacement that copies a block to its place in another file: after the counterpart of what is
 * before it, else before the counterpart of what follows it, else at the end.
 * @param values the new values of the texts in the block
 */
export function copyBlock(
  { from, to, texts }: Pair,
  { node, parents }: Block,
  values: ReadonlyMap<EditableSegment, string>,
): Replacement | undefined {
  const raw = withValues(from, node, values);
  if (raw === undefined || !to.body) return undefined;
  const parent = parents.at(-1);
  const siblings = parent && 'children' in parent ? parent.children : [];
  const index = siblings.findIndex((sibling) => sibling === node);
  const { text } = from.textFile;
  const allTexts = [...texts.keys()];
  const counterpartOf = (sibling: Nodes, isLast: boolean) => {
    const known = textsIn(sibling, allTexts).flatMap((segment) => texts.get(segment) ?? []);
    const segment = isLast ? known.at(-1) : known[0];
    return segment && to.body && ancestorAt(to.body.tree, segment, parents.length);
  };
  const before = siblings
    .slice(0, index)
    .map((sibling) => counterpartOf(sibling, true))
    .findLast((found) => found !== undefined);
  const previous = siblings[index - 1];
  if (before) {
    const gap = previous ? text.slice(endOf(previous), startOf(node)) : '\n\n';
    return { start: endOf(before), end: endOf(before), replace: gap + raw };
  }
  const after = siblings
    .slice(index + 1)
    .map((sibling) => counterpartOf(sibling, false))
    .find((found) => found !== undefined);
  const next = siblings[index + 1];
  if (after && next) {
    const gap = text.slice(endOf(node), startOf(next));
    return { start: startOf(after), end: startOf(after), replace: raw + gap };
  }
  const end = to.textFile.text.trimEnd().length;
  return { start: end, end, replace: `\n\n${raw}` };
}

/** Returns the raw text of a block with other texts; undefined if a text cannot be written there. */
function withValues(
  file: ContentFile,
  node: Nodes,
  values: ReadonlyMap<EditableSegment, string>,
): string | undefined {
  const start = startOf(node);
  const replacements = textsIn(node, [...values.keys()]).map((segment) =>
    replaceSegment(file, segment, values.get(segment) ?? ''),
  );
  if (!replacements.every((replacement) => replacement !== undefined)) return undefined;
  const moved = replacements.map((replacement) => ({
    start: replacement.start - start,
    end: replacement.end - start,
    replace: replacement.replace,
  }));
  return replaceRanges(file.textFile.text.slice(start, endOf(node)), moved);
}

/** Returns the replacement that removes a block with the smaller gap, before or after it. */
export function removeBlock({ node, parents }: Block): Replacement {
  const parent = parents.at(-1);
  const children: readonly Nodes[] = parent && 'children' in parent ? parent.children : [];
  const siblings = children.filter((child) => !isBlank(child));
  const index = siblings.indexOf(node);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  if (previous && !(next && linesBetween(node, next) < linesBetween(previous, node)))
    return { start: endOf(previous), end: endOf(node), replace: '' };
  return { start: startOf(node), end: next ? startOf(next) : endOf(node), replace: '' };
}

function linesBetween(node: Nodes, next: Nodes): number {
  return (next.position?.start.line ?? 0) - (node.position?.end.line ?? 0);
}

/** Returns the node at a depth of the tree that contains a segment. */
function ancestorAt(tree: Root, { start, end }: EditableSegment, depth: number): Nodes | undefined {
  let current: Nodes = tree;
  for (let level = 0; level < depth; level += 1) {
    const children: readonly Nodes[] = 'children' in current ? current.children : [];
    const child = children.find((node) => startOf(node) <= start && end <= endOf(node));
    if (!child) return level > 0 ? current : undefined;
    current = child;
  }
  return current;
}
