import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pagesFolder } from '../content-types/content-types.ts';
import { hasText } from '../parse/nodes.ts';
import type { SourceFile } from '../read/read-content.ts';
import type { Facts } from '../text/facts.ts';
import { insertFactsIntoBody } from '../text/insert-facts.ts';
import { bodySegments } from './body-segments.ts';
import { outlineOf } from './outline.ts';

/**
 * Inserts the facts into a body and returns its segments and outline. Headings that are not intended
 * become paragraphs: those in entries, and those that an underline makes.
 */
export function resolveBody(
  tree: Root,
  { folder, text }: Pick<SourceFile, 'folder' | 'text'>,
  facts: Facts | undefined,
) {
  visit(tree, 'heading', (node) => {
    const isIntended = text[node.position?.start.offset ?? 0] === '#' && folder === pagesFolder;
    if (isIntended || !hasText(node)) return;
    Object.assign(node, { type: 'paragraph', data: { accidentalHeading: true } });
  });
  if (facts) insertFactsIntoBody(tree, facts);
  const segments = bodySegments(tree, text, facts);
  return { tree, segments, ...outlineOf(tree, segments) };
}
