import type { Position } from './diagnostic.ts';

export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Formats a position so that editors make it a link: `content/faq/delivery.mdx:2:11`. */
export function sourceOf(file: string, { line, column }: Position): string {
  return `${file}:${line}:${column}`;
}

export function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
