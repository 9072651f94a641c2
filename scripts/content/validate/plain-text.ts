import type { Nodes } from 'mdast';

/** The text of a node without marks; a line break is a space. */
export function plainText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(plainText).join('');
  if ('alt' in node) return node.alt ?? '';
  return 'value' in node ? node.value : '';
}
