import { slug } from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import { startOfFile, type Position } from '../diagnostics/diagnostic.ts';

interface Located {
  position?: Nodes['position'];
}

/** Where a node begins, or, where it does not say, where the node around it does. */
export function positionOf(node: Located, around?: Located): Position {
  const start = node.position?.start ?? around?.position?.start;
  return start ? { line: start.line, column: start.column } : startOfFile;
}

/** A tag in a body. */
export type TagNode = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

declare module 'mdast' {
  interface ParagraphData {
    /** Set if Markdown made a heading of it that nobody meant. */
    accidentalHeading?: true;
  }
}

/** Whether a node is a tag, on lines of its own or within a sentence. */
export function isTag(node: Nodes): node is TagNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a node is nothing but white space between others. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** The text of a node without marks; a line break is a space. */
export function plainText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(plainText).join('');
  if ('alt' in node) return node.alt ?? '';
  return 'value' in node ? node.value : '';
}

/** Whether Markdown made a heading of a node, also if nobody meant it. */
export function isHeading(node: Nodes): boolean {
  return node.type === 'heading' || (node.type === 'paragraph' && !!node.data?.accidentalHeading);
}

/** Whether a heading has any text that its link could be made of. */
export function hasText(heading: Heading): boolean {
  return slug(plainText(heading)) !== '';
}
