import type { Position } from './diagnostic.ts';
import { zeroWidth } from './invisible.ts';

/** The number of visible characters of a line; a paragraph can be one line of hundreds. */
const width = 96;
const gap = '…';

/**
 * The lines around a position, the position marked below them:
 *
 *       1 | ---
 *     > 2 | titel: About us
 *         | ^^^^^
 *       3 | order: 1
 *
 * @param length how many characters are marked
 */
export function codeFrame(file: string, { line, column }: Position, length = 1): string {
  const lines = file.split('\n');
  const first = Math.max(line - 1, 1);
  const last = Math.min(line + 1, lines.length);
  const digits = String(last).length;
  const from = windowStart(lines[line - 1] ?? '', column);
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const text = lines[number - 1] ?? '';
    const isMarked = number === line;
    const shown = isMarked ? cut(text, from) : cut(text, 0);
    rows.push(`${isMarked ? '>' : ' '} ${String(number).padStart(digits)} | ${shown}`.trimEnd());
    if (isMarked) rows.push(`  ${' '.repeat(digits)} | ${marks(text, from, column, length)}`);
  }
  return rows.join('\n');
}

/**
 * Returns the start of the visible part of a long line, so that the column is in its first half.
 */
function windowStart(text: string, column: number): number {
  return text.length <= width ? 0 : Math.max(0, column - 1 - width / 2);
}

function cut(text: string, from: number): string {
  const part = visible(text.slice(from, from + width));
  return (from > 0 ? gap : '') + part + (from + width < text.length ? gap : '');
}

function marks(text: string, from: number, column: number, length: number): string {
  const before = shownLength(text.slice(from, column - 1)) + (from > 0 ? 1 : 0);
  const end = Math.min(column - 1 + length, from + width);
  const marked = shownLength(text.slice(column - 1, end));
  return ' '.repeat(before) + '^'.repeat(Math.max(marked, 1));
}

/** Counts visible characters: a letter with its accents is one. */
function shownLength(text: string): number {
  return [...new Intl.Segmenter('en').segment(visible(text))].length;
}

/** Makes tabs one character wide, and characters visible that are not. */
function visible(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(new RegExp(`[\u00A0${zeroWidth}]`, 'g'), '·');
}
