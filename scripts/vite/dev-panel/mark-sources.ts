import path from 'node:path';
import type { Nodes, Parents, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { sourceOf } from '../../content/diagnostics/position.ts';
import { positionOf } from '../../content/validate/guard.ts';
import { sourceAttribute } from './protocol.ts';

/**
 * The remark plugin that lets each element name its source, for the dev server only. It
 * comes last, when all nodes are there and have the properties that they keep.
 * @param root the project's folder
 */
export function markSources({ root }: { root: string }) {
  return (tree: Root, file: VFile) => {
    const name = path.relative(root, file.path).replaceAll(path.sep, '/');
    visit(tree, (node, index, parent) => {
      if (!node.position || node.type === 'root' || isComponent(node)) return undefined;
      const mark = { [sourceAttribute]: sourceOf(name, positionOf(node)) };
      if (node.type !== 'text') {
        node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...mark } };
        return undefined;
      }
      if (!parent || !isComponent(parent) || node.value.trim() === '') return undefined;
      parent.children.splice(index ?? 0, 1, marked(node, mark) as never);
      return SKIP;
    });
  };
}

/** What a component of the site shows; it drops attributes that it does not know. */
function isComponent({ type }: Nodes | Parents): boolean {
  return /^(mdxJsx|link|image)/.test(type);
}

/** The text in an element of its own. */
function marked(text: Text, hProperties: Record<string, string>) {
  return { type: 'marked', data: { hName: 'span', hProperties }, children: [text] };
}
