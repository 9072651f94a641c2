import type { Nodes, Parents } from 'mdast';
import { startOfFile, type Position } from '../../diagnostics/diagnostic.ts';

type Located = Pick<Nodes, 'position'>;

/** Returns the position of a node, or of its parent if the parser sets none. */
export function positionOf(node: Located, parent?: Located): Position {
  const start = node.position?.start ?? parent?.position?.start;
  return start ? { line: start.line, column: start.column } : startOfFile;
}

/** Returns the offset of a node in its file. */
export function startOf({ position }: Located): number {
  return position?.start.offset ?? 0;
}

/** Returns the offset after a node. */
export function endOf({ position }: Located): number {
  return position?.end.offset ?? 0;
}

export type TagNode = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

declare module 'mdast' {
  interface ParagraphData {
    /** True if the author did not intend a heading: `---` below a line makes a heading. */
    accidentalHeading?: true;
  }
}

/** Returns true for a tag in a block or in a sentence. */
export function isTag(node: Nodes): node is TagNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns true if a node contains only tags and white space. */
export function hasOnlyTags({ children }: Parents): boolean {
  return children.every((child) => isTag(child) || isBlank(child));
}

/** Returns true for white space, such as the end of a line between two buttons. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Returns the text of a node without Markdown. */
export function plainText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(plainText).join('');
  if ('alt' in node) return node.alt ?? '';
  return 'value' in node ? node.value : '';
}

/** Returns true for a heading, also for an accidental heading. */
export function isHeading(node: Nodes): boolean {
  return node.type === 'heading' || (node.type === 'paragraph' && !!node.data?.accidentalHeading);
}
