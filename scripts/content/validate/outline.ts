import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Reference } from '../diagnostics/diagnostic.ts';
import { isTag, positionOf } from './guard.ts';
import { plainText } from './plain-text.ts';

/** What a body is made of, with positions: what is checked across files, and what pages are built by. */
export interface Outline {
  headings: (Reference & { depth: number; id: string })[];
  tags: Reference[];
  /** The collections that it shows. */
  collections: Reference[];
}

/** @param tree the body with the facts inserted */
export function outlineOf(tree: Root): Outline {
  const outline: Outline = { headings: [], tags: [], collections: [] };
  visit(tree, (node) => {
    const position = positionOf(node);
    if (node.type === 'heading') {
      const name = plainText(node);
      outline.headings.push({ ...position, name, depth: node.depth, id: slug(name) });
    }
    if (!isTag(node)) return;
    outline.tags.push({ ...position, name: node.name ?? '' });
    const shown = node.attributes.find(
      (attribute) => 'name' in attribute && attribute.name === 'of',
    );
    if (node.name !== 'Collection' || typeof shown?.value !== 'string') return;
    outline.collections.push({ ...positionOf(shown, node), name: shown.value });
  });
  return outline;
}
