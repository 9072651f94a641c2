import { unseen } from '../diagnostics/invisible.ts';
import { fileStart, type Fault, type Finding, type Mend } from '../diagnostics/diagnostic.ts';

const openingFence = /^---[ \t]*(\n|$)/;
const closingFence = /^---[ \t]*$/;
/** Characters that nobody sees, spaces among them. */
const blank = String.raw`\s${unseen}`;

/**
 * What is wrong with the two lines of hyphens around the front matter. Everything that reads content
 * finds the front matter by these lines; only where they are exact do all find the same.
 */
export function fenceFault(text: string): Fault | undefined {
  if (!openingFence.test(text)) {
    const first = text.split('\n', 1)[0] ?? '';
    const rule = 'a content file begins with a line of exactly three hyphens (---)';
    if (text.trim() === '') return { ...fileStart, message: `the file is empty; ${rule}` };
    return { ...fileStart, ...fenceFinding(rule, first, text) };
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
  return { line: meant + 2, column: 1, ...fenceFinding(rule, lines[meant] ?? '') };
}

/** Whether a line holds dashes of some kind only; a single hyphen begins a line of a list. */
function isMeantAsFence(line: string): boolean {
  return onlyDashes.test(line) && line.trim() !== '-';
}

const onlyDashes = new RegExp(String.raw`^[${blank}]*[-\u2010-\u2015\u2212]+[${blank}]*$`);

const unseenOnly = new RegExp(`^[${blank}]*$`);
const unseenAround = new RegExp(`^[${blank}]*---[${blank}]*$`);

/**
 * How to mend a line that should be three hyphens, where that can be told.
 * @param text the whole file, if the line is its first
 */
function fenceFinding(rule: string, line: string, text = ''): Finding {
  if (unseenOnly.test(line)) {
    const message = `${rule}; remove the blank line before it`;
    return { message, mend: blankLinesBefore(text) };
  }
  return {
    message: rule + hint(line),
    mend: onlyDashes.test(line) ? { wrong: line, right: '---', certain: true } : undefined,
  };
}

function hint(line: string): string {
  if (unseenAround.test(line)) return '; remove the spaces or invisible characters around them';
  if (/^-+\s*$/.test(line)) return `, not ${line.trim().length}`;
  if (onlyDashes.test(line)) return `; "${line.trim()}" was perhaps changed by a word processor`;
  return line.startsWith('---') ? ' and nothing behind them' : '';
}

/** Takes the lines away on which nothing is seen, where a fence follows them. */
function blankLinesBefore(text: string): Mend | undefined {
  const lines = new RegExp(`^[${blank}]*\\n`).exec(text)?.[0] ?? '';
  const [next = ''] = text.slice(lines.length).split('\n', 1);
  return onlyDashes.test(next) ? { wrong: lines, right: '', certain: true } : undefined;
}
