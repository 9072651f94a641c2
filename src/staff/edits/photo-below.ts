import type { Nodes, Parents } from 'mdast';
import { tagDefinition } from '../../compiler/content-types/find-tag.ts';
import type { Replacement } from '../../compiler/diagnostics/fixes.ts';
import { endOf, isTag, startOf } from '../../compiler/read/parse/nodes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';

/** The tags that show paragraphs. A photo is below all others, such as a row of buttons. */
const tagsWithParagraphs = new Set<string | null>(['Band', 'Card', 'Columns', 'Hero', 'Panel']);

/**
 * Returns the replacement that inserts a picture below a text of a body: as a paragraph below the list,
 * the table or the row of buttons that contains the text, or as the next picture of its gallery.
 * @param offset the place of the text or of a tag; undefined for the end of the body
 */
export function insertPhotoBelow(
  { body, textFile: { text } }: ContentFile,
  offset: number | undefined,
  markdown: string,
): Replacement {
  if (!body || offset === undefined) return paragraphAfter(text, text.trimEnd().length, markdown);
  const { block, parent } = blockAround(body.tree, offset);
  const item = block && galleryItemAt(block, offset);
  if (item) return itemAfter(text, item, markdown);
  const [first] = parent.children;
  const end = block || !first ? endOf(block ?? parent) : startOf(first);
  return paragraphAfter(text, text.slice(0, end).trimEnd().length, markdown);
}

/** Returns the innermost parent that shows paragraphs, and its block with a text; no block for an attribute. */
function blockAround(
  parent: Parents,
  offset: number,
): { block: Nodes | undefined; parent: Parents } {
  const block = childAt(parent, offset);
  const inside =
    block && isTag(block) && startOf(block) < offset ? blockAround(block, offset) : undefined;
  return inside && hasParagraphs(inside.parent) ? inside : { block, parent };
}

function hasParagraphs(node: Nodes): boolean {
  return isTag(node) && tagsWithParagraphs.has(node.name) && !node.children.some(isDoor);
}

/** Returns true for a door. Doors and the text above them are a picture of a street. */
function isDoor(node: Nodes): boolean {
  return isTag(node) && node.name === 'Door';
}

function galleryItemAt(block: Nodes, offset: number): Parents | undefined {
  const isGallery = isTag(block) && tagDefinition(block.name)?.pictures;
  const list = isGallery && childAt(block, offset);
  const item = list && 'children' in list && childAt(list, offset);
  return item && 'children' in item ? item : undefined;
}

function childAt({ children }: Parents, offset: number): Nodes | undefined {
  return children.find((node) => startOf(node) <= offset && offset < endOf(node));
}

/** Writes an item with the mark and the indentation of the item above it. */
function itemAfter(text: string, item: Parents, markdown: string): Replacement {
  const end = endOf(item);
  const lineStart = text.lastIndexOf('\n', startOf(item)) + 1;
  const [first = item] = item.children;
  return { start: end, end, replace: `\n${text.slice(lineStart, startOf(first))}${markdown}` };
}

/** Writes a paragraph with a blank line above it and, unless it is the last one, below it. */
function paragraphAfter(text: string, offset: number, markdown: string): Replacement {
  const [space = ''] = /^\s*/.exec(text.slice(offset)) ?? [];
  const isLast = offset + space.length === text.length;
  const lineEnds = isLast ? 2 : space.split('\n').length - 1;
  const gap = '\n'.repeat(Math.max(0, 2 - lineEnds));
  return { start: offset, end: offset, replace: `\n\n${markdown}${gap}` };
}
