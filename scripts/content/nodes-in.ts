import type { Nodes } from 'mdast';

/** A node and all below it, in the order of the text. */
export function nodesIn(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ('children' in node) for (const child of node.children) nodesIn(child, found);
  return found;
}
