import { fileStart, type Fault } from './problem.ts';

const openingFence = /^---[ \t]*(\n|$)/;
const closingFence = /^---[ \t]*$/;
/** Characters that nobody sees. */
const unseen = String.raw`\s\u00AD\u200B-\u200F\u2060\uFEFF`;

/**
 * What is wrong with the two lines of hyphens around the front matter. Everything that reads content
 * finds the front matter by these lines; only where they are exact do all find the same.
 */
export function fenceFault(text: string): Fault | undefined {
  if (!openingFence.test(text)) {
    const first = text.split('\n', 1)[0] ?? '';
    const rule = 'a content file begins with a line of exactly three hyphens (---)';
    const message = text.trim() === '' ? `the file is empty; ${rule}` : rule + mend(first);
    return { ...fileStart, message };
  }
  const lines = text.split('\n').slice(1);
  const closing = lines.findIndex((line) => line.startsWith('---'));
  if (closing >= 0 && closingFence.test(lines[closing] ?? '')) return undefined;
  const meant = closing >= 0 ? closing : lines.findIndex(isMeantAsFence);
  if (meant < 0) {
    const message = 'the front matter is never closed; put a line of three hyphens (---) below it';
    return { ...fileStart, message };
  }
  const rule = 'the front matter ends with a line of exactly three hyphens (---)';
  return { line: meant + 2, column: 1, message: rule + mend(lines[meant] ?? '') };
}

/** Whether a line holds dashes of some kind only; a single hyphen begins a line of a list. */
function isMeantAsFence(line: string): boolean {
  return onlyDashes.test(line) && line.trim() !== '-';
}

const onlyDashes = new RegExp(String.raw`^[${unseen}]*[-\u2010-\u2015\u2212]+[${unseen}]*$`);

/** How to mend a line that should be three hyphens, where that can be told. */
function mend(line: string): string {
  if (new RegExp(`^[${unseen}]*$`).test(line)) return '; remove the blank line before it';
  if (new RegExp(`^[${unseen}]*---[${unseen}]*$`).test(line)) {
    return '; remove the spaces or invisible characters around them';
  }
  if (/^-+\s*$/.test(line)) return `, not ${line.trim().length}`;
  if (onlyDashes.test(line)) return `; "${line.trim()}" was perhaps changed by a word processor`;
  return line.startsWith('---') ? ' and nothing behind them' : '';
}
