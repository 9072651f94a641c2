import type { Nodes } from 'mdast';
import type { Replacement } from '../../compiler/diagnostics/fixes.ts';
import { endOf, isBlank, startOf } from '../../compiler/read/parse/nodes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';
import { removeBlock, textsIn } from '../../compiler/write/copy-blocks.ts';
import { textsOf } from './pair-rows.ts';

/**
 * Returns the replacement that removes a text of a body, with all around it that would be empty: its
 * button, its item, its list.
 * @returns undefined for an attribute or a heading, and if something would be left that needs it: a card with
 * a title, an item above a nested list, a page
 */
export function removeText(content: ContentFile, segment: Segment): Replacement | undefined {
  if (!content.body || segment.notation || segment.label === 'heading') return undefined;
  const parents = nodesAround(content.body.tree, segment);
  let node = parents.pop();
  while (node && isAlone(node, parents.at(-1))) node = parents.pop();
  if (!node || parents.length === 0 || isAboveNestedList(node, parents.at(-1))) return undefined;
  const others = textsIn(node, textsOf(content)).filter(({ start }) => start !== segment.start);
  if (others.length > 0) return undefined;
  return removeFirstItem(node, parents.at(-1)) ?? removeBlock({ node, parents });
}

/** Gives the mark of the first item to the next one, so that a numbered list begins with the same number. */
function removeFirstItem(node: Nodes, parent: Nodes | undefined): Replacement | undefined {
  if (parent?.type !== 'list' || node !== parent.children[0]) return undefined;
  const [first, next] = parent.children.map(({ children }) => children[0]);
  return first && next && { start: startOf(first), end: startOf(next), replace: '' };
}

/** Returns the nodes that contain a text, from the root on. */
function nodesAround(node: Nodes, segment: Segment): Nodes[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  const child = children.find(
    (found) => startOf(found) <= segment.start && segment.end <= endOf(found),
  );
  return child ? [node, ...nodesAround(child, segment)] : [node];
}

function isAlone(node: Nodes, parent: Nodes | undefined): boolean {
  if (!parent || !('children' in parent)) return false;
  return parent.children.every((child) => child === node || isBlank(child));
}

function isAboveNestedList(node: Nodes, parent: Nodes | undefined): boolean {
  if (parent?.type !== 'listItem') return false;
  const [first, second] = parent.children;
  return node === first && second?.type === 'list';
}
