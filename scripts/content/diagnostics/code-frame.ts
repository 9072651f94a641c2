import type { Position } from './diagnostic.ts';
import { zeroWidth } from './zero-width.ts';

/** The maximum number of characters to show of a line; a paragraph can be one very long line. */
const maxWidth = 96;
const ellipsis = '…';

/**
 * Returns the lines around a position, with the position underlined:
 *
 *       1 | ---
 *     > 2 | titel: About us
 *         | ^^^^^
 *       3 | order: 1
 *
 * @param length the number of characters to underline
 */
export function codeFrame(text: string, { line, column }: Position, length = 1): string {
  const lines = text.split('\n');
  const lastShown = Math.min(line + 1, lines.length);
  const width = String(lastShown).length;
  const rows = lines.slice(Math.max(line - 2, 0), lastShown).flatMap((lineText, index) => {
    const lineNumber = Math.max(line - 1, 1) + index;
    const number = String(lineNumber).padStart(width);
    if (lineNumber !== line) return `  ${number} | ${cut(lineText, 0)}`;
    const from = windowStart(lineText, column);
    const underlining = underline(lineText, from, column, length);
    return [`> ${number} | ${cut(lineText, from)}`, `  ${' '.repeat(width)} | ${underlining}`];
  });
  return rows.map((row) => row.trimEnd()).join('\n');
}

/** Returns the offset of the first character to show, so that the column of a long line is visible. */
function windowStart(text: string, column: number): number {
  return text.length <= maxWidth ? 0 : Math.max(0, column - 1 - maxWidth / 2);
}

function cut(text: string, from: number): string {
  const part = makeVisible(text.slice(from, from + maxWidth));
  return (from > 0 ? ellipsis : '') + part + (from + maxWidth < text.length ? ellipsis : '');
}

function underline(text: string, from: number, column: number, length: number): string {
  const before = displayLength(text.slice(from, column - 1)) + (from > 0 ? 1 : 0);
  const end = Math.min(column - 1 + length, from + maxWidth);
  const marked = displayLength(text.slice(column - 1, end));
  return ' '.repeat(before) + '^'.repeat(Math.max(marked, 1));
}

/** Counts characters as people do: a letter with its accents is one. */
function displayLength(text: string): number {
  return [...new Intl.Segmenter('en').segment(makeVisible(text))].length;
}

/** Replaces tabs by spaces, and invisible characters by dots. */
function makeVisible(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(new RegExp(`[\u00A0${zeroWidth}]`, 'g'), '·');
}
