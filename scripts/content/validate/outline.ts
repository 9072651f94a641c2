import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Reference } from '../diagnostics/diagnostic.ts';
import { positionOf } from './guard.ts';
import { plainText } from './plain-text.ts';
import type { Words } from './words.ts';

/** What a body is made of, with positions: what is checked across files, and what pages are built by. */
export interface Outline {
  headings: (Reference & { depth: number; id: string })[];
  /** The collections that it shows. */
  collections: Reference[];
}

/**
 * @param tree the body with the facts inserted
 * @param words those of the body
 */
export function outlineOf(tree: Root, words: readonly Words[]): Outline {
  const headings: Outline['headings'] = [];
  visit(tree, 'heading', (node) => {
    const name = plainText(node);
    headings.push({ ...positionOf(node), name, depth: node.depth, id: slug(name) });
  });
  const shown = words.filter(({ label }) => label === '<Collection> of');
  const collections = shown.map(({ value: name, line, column }) => ({ name, line, column }));
  return { headings, collections };
}
