import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Reference } from '../diagnostics/diagnostic.ts';
import { plainText, positionOf } from '../parse/nodes.ts';
import type { Segment } from '../text/segments.ts';

/** The headings of a body, and the collections that it shows. */
export interface Outline {
  headings: (Reference & { depth: number; id: string })[];
  collections: Reference[];
}

/** Returns the outline of a body. @param segments the segments of the body */
export function outlineOf(tree: Root, segments: readonly Segment[]): Outline {
  const headings: Outline['headings'] = [];
  visit(tree, 'heading', (node) => {
    const name = plainText(node);
    headings.push({ ...positionOf(node), name, depth: node.depth, id: slug(name) });
  });
  const tags = segments.filter(({ label }) => label === '<Collection> of');
  const collections = tags.map(({ value: name, line, column }) => ({ name, line, column }));
  return { headings, collections };
}
