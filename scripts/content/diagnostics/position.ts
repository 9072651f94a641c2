import type { Position } from './diagnostic.ts';

/** The position of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A position in a file as editors understand it: `content/faq/delivery.mdx:2:11`. */
export function sourceOf(file: string, { line, column }: Position): string {
  return `${file}:${line}:${column}`;
}

/** The offset of a position in a text. */
export function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
