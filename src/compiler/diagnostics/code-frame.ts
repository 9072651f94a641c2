import type { Position } from './diagnostic.ts';
import { hiddenCharacter } from '../text/zero-width.ts';

/** The maximum number of characters to show of a line; a paragraph can be one very long line. */
const maxWidth = 96;

const invisible = new RegExp(`\\u00A0|${hiddenCharacter}`, 'gu');

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
    const start = windowStart(lineText, column);
    const underlining = underline(lineText, start, column, length);
    return [`> ${number} | ${cut(lineText, start)}`, `  ${' '.repeat(width)} | ${underlining}`];
  });
  return rows.map((row) => row.trimEnd()).join('\n');
}

/** Returns the offset of the first character to show, so that the column of a long line is visible. */
function windowStart(text: string, column: number): number {
  return text.length <= maxWidth ? 0 : Math.max(0, column - 1 - maxWidth / 2);
}

/** Returns the shown part of a line, with an ellipsis at each end that is cut. */
function cut(text: string, start: number): string {
  const end = start + maxWidth;
  const shown = makeVisible(text.slice(start, end));
  return (start > 0 ? '…' : '') + shown + (end < text.length ? '…' : '');
}

function underline(text: string, start: number, column: number, length: number): string {
  const ellipsisLength = start > 0 ? 1 : 0;
  const indent = ellipsisLength + displayLength(text.slice(start, column - 1));
  const end = Math.min(column - 1 + length, start + maxWidth);
  const underlinedLength = displayLength(text.slice(column - 1, end));
  return ' '.repeat(indent) + '^'.repeat(Math.max(underlinedLength, 1));
}

/** Counts characters as people do: a letter with its accents is one. */
function displayLength(text: string): number {
  return [...new Intl.Segmenter('en').segment(makeVisible(text))].length;
}

/** Replaces tabs by spaces, and invisible characters by dots. */
function makeVisible(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(invisible, '·');
}
