import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pagesFolder } from '../../content-types/content-types.ts';
import type { Reference } from '../../diagnostics/diagnostic.ts';
import { plainText, positionOf } from '../parse/nodes.ts';
import type { TextFile } from '../files/decode-files.ts';
import type { Facts } from '../facts/facts.ts';
import { insertFactsIntoBody } from '../facts/insert-facts.ts';
import { bodySegments } from './body-segments.ts';

/** The headings of a body, and the collections that it shows. */
export interface Outline {
  headings: (Reference & { depth: number; id: string })[];
  collections: Reference[];
}

/**
 * Inserts the facts into a body and returns its segments and outline. Headings in entries and
 * underlined headings become paragraphs, because they are not intended.
 */
export function resolveBody(
  tree: Root,
  { folder, text }: Pick<TextFile, 'folder' | 'text'>,
  facts: Facts | undefined,
) {
  if (facts) insertFactsIntoBody(tree, facts, text);
  const headings: Outline['headings'] = [];
  visit(tree, 'heading', (node) => {
    const isIntended = text[node.position?.start.offset ?? 0] === '#' && folder === pagesFolder;
    const name = plainText(node);
    const id = slug(name);
    if (isIntended || id === '')
      headings.push({ ...positionOf(node), name, depth: node.depth, id });
    else Object.assign(node, { type: 'paragraph', data: { accidentalHeading: true } });
  });
  const segments = bodySegments(tree, text, facts);
  const collections = segments
    .filter(({ label }) => label === '<Collection> of')
    .map(({ value: name, line, column }) => ({ name, line, column }));
  return { tree, segments, headings, collections };
}
