import { unseen } from '../diagnostics/invisible.ts';
import {
  startOfFile,
  type FileDiagnostic,
  type Explanation,
  type Fix,
} from '../diagnostics/diagnostic.ts';

const openingFence = /^---[ \t]*(\n|$)/;
const closingFence = /^---[ \t]*$/;
/** Invisible characters, spaces among them. */
const blank = String.raw`\s${unseen}`;

/**
 * What is wrong with the two lines of hyphens around the front matter. Everything that reads content
 * finds the front matter by these lines; only where they are exact do all find the same.
 */
export function fenceDiagnostic(text: string): FileDiagnostic | undefined {
  if (!openingFence.test(text)) {
    const first = text.split('\n', 1)[0] ?? '';
    const rule = 'a content file begins with a line of exactly three hyphens (---)';
    if (text.trim() === '') {
      const message = 'this file is empty; delete it, and let "npm run new" write a new one';
      return { ...startOfFile, message };
    }
    return { ...startOfFile, ...fenceExplanation(rule, first, text) };
  }
  const lines = text.split('\n').slice(1);
  const closing = lines.findIndex((line) => line.startsWith('---'));
  if (closing >= 0 && closingFence.test(lines[closing] ?? '')) return undefined;
  const meant = closing >= 0 ? closing : lines.findIndex(isMeantAsFence);
  if (meant < 0) {
    const message = 'the fields have no end; put a line of three hyphens (---) below the last one';
    return { ...startOfFile, message };
  }
  const rule = 'the fields end with a line of exactly three hyphens (---)';
  return { line: meant + 2, column: 1, ...fenceExplanation(rule, lines[meant] ?? '') };
}

/**
 * Where the body begins: after the line that closes the front matter.
 * @param text a file without a fence diagnostic
 */
export function bodyStart(text: string): number {
  const closing = text.indexOf('\n---', 3);
  const end = text.indexOf('\n', closing + 1);
  return end < 0 ? text.length : end + 1;
}

/** Whether a line holds dashes of some kind only; a single hyphen begins a line of a list. */
function isMeantAsFence(line: string): boolean {
  return onlyDashes.test(line) && line.trim() !== '-';
}

const onlyDashes = new RegExp(String.raw`^[${blank}]*[-\u2010-\u2015\u2212]+[${blank}]*$`);

const unseenOnly = new RegExp(`^[${blank}]*$`);
const unseenAround = new RegExp(`^[${blank}]*---[${blank}]*$`);

/**
 * How to fix a line that should be three hyphens, where that is known.
 * @param text the whole file, if the line is its first
 */
function fenceExplanation(rule: string, line: string, text = ''): Explanation {
  if (unseenOnly.test(line)) {
    const message = `${rule}; remove the blank line before it`;
    return { message, fix: blankLinesBefore(text) };
  }
  return {
    message: rule + hint(line),
    fix: onlyDashes.test(line) ? { find: line, replace: '---', safe: true } : undefined,
  };
}

function hint(line: string): string {
  if (line.startsWith('{\\rtf')) return '; this one is saved as RTF: save it again as plain text';
  if (unseenAround.test(line)) return '; remove the spaces or invisible characters around them';
  if (/^-+\s*$/.test(line)) return `, not ${line.trim().length}`;
  if (onlyDashes.test(line)) return `; "${line.trim()}" was perhaps changed by a word processor`;
  return line.startsWith('---') ? ' and nothing after them' : '';
}

/** Takes the lines away on which nothing is seen, where a fence follows them. */
function blankLinesBefore(text: string): Fix | undefined {
  const lines = new RegExp(`^[${blank}]*\\n`).exec(text)?.[0] ?? '';
  const [next = ''] = text.slice(lines.length).split('\n', 1);
  return onlyDashes.test(next) ? { find: lines, replace: '', safe: true } : undefined;
}
