import type { Position } from './diagnostic.ts';
import { unseen } from './invisible.ts';

/** How many characters of a line are shown; a paragraph may be one line of hundreds. */
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
export function codeFrame(text: string, { line, column }: Position, length = 1): string {
  const lines = text.split('\n');
  const first = Math.max(line - 1, 1);
  const last = Math.min(line + 1, lines.length);
  const digits = String(last).length;
  const from = windowStart(lines[line - 1] ?? '', column);
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const words = lines[number - 1] ?? '';
    const isMarked = number === line;
    const shown = isMarked ? cut(words, from) : cut(words, 0);
    rows.push(`${isMarked ? '>' : ' '} ${String(number).padStart(digits)} | ${shown}`.trimEnd());
    if (isMarked) rows.push(`  ${' '.repeat(digits)} | ${marks(words, from, column, length)}`);
  }
  return rows.join('\n');
}

/** Where the shown part of a long line begins, so that the column is in its first half. */
function windowStart(words: string, column: number): number {
  return words.length <= width ? 0 : Math.max(0, column - 1 - width / 2);
}

function cut(words: string, from: number): string {
  const part = visible(words.slice(from, from + width));
  return (from > 0 ? gap : '') + part + (from + width < words.length ? gap : '');
}

function marks(words: string, from: number, column: number, length: number): string {
  const before = signs(words.slice(from, column - 1)) + (from > 0 ? 1 : 0);
  const end = Math.min(column - 1 + length, from + width);
  const marked = signs(words.slice(column - 1, end));
  return ' '.repeat(before) + '^'.repeat(Math.max(marked, 1));
}

/** How many signs a reader sees: a letter with its accents is one. */
function signs(words: string): number {
  return [...new Intl.Segmenter('en').segment(visible(words))].length;
}

/** Makes tabs one sign wide, and characters visible that are not. */
function visible(words: string): string {
  return words.replaceAll('\t', ' ').replaceAll(new RegExp(`[\u00A0${unseen}]`, 'g'), '·');
}
