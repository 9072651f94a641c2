import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pagesFolder } from '../content-types/content-types.ts';
import { hasText } from '../parse/nodes.ts';
import type { SourceFile } from '../read/read-content.ts';
import type { Facts } from '../text/facts.ts';
import { insertFactsIntoBody } from '../text/insert-facts.ts';
import { bodySegments } from './body-segments.ts';
import { outlineOf } from './outline.ts';

/** Inserts the facts and turns accidental headings into paragraphs. Nothing else changes a tree. */
export function resolveBody(
  tree: Root,
  { folder, text }: Pick<SourceFile, 'folder' | 'text'>,
  facts: Facts | undefined,
) {
  visit(tree, 'heading', (node) => {
    const isMeant = text[node.position?.start.offset ?? 0] === '#' && folder === pagesFolder;
    if (isMeant || !hasText(node)) return;
    Object.assign(node, { type: 'paragraph', data: { accidentalHeading: true } });
  });
  if (facts) insertFactsIntoBody(tree, facts);
  const segments = bodySegments(tree, text, facts);
  return { tree, segments, ...outlineOf(tree, segments) };
}
