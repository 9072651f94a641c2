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
  const first = Math.max(line - 1, 1);
  const last = Math.min(line + 1, lines.length);
  const digits = String(last).length;
  const from = windowStart(lines[line - 1] ?? '', column);
  const rows: string[] = [];
  for (let lineNumber = first; lineNumber <= last; lineNumber += 1) {
    const lineText = lines[lineNumber - 1] ?? '';
    const number = String(lineNumber).padStart(digits);
    if (lineNumber === line) {
      const underlining = underline(lineText, from, column, length);
      rows.push(`> ${number} | ${cut(lineText, from)}`, `  ${' '.repeat(digits)} | ${underlining}`);
    } else rows.push(`  ${number} | ${cut(lineText, 0)}`);
  }
  return rows.map((row) => row.trimEnd()).join('\n');
}

/** Returns the offset where a long line begins to show, so that the column is visible. */
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
