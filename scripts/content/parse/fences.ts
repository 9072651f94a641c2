import { zeroWidth } from '../diagnostics/invisible.ts';
import { startOfFile, type FileDiagnostic } from '../diagnostics/diagnostic.ts';

const openingFence = /^---[ \t]*(\n|$)/;
const closingFence = /^---[ \t]*$/;
/** A line of hyphens or dashes, possibly after blank lines. */
const dashes = new RegExp(
  String.raw`^[\s${zeroWidth}]*[-\u2010-\u2015\u2212]+[\s${zeroWidth}]*?(?=\n|$)`,
);
/** A line that begins with two hyphens or a dash. A single hyphen begins an item of a list. */
const anyFence = /^[ \t]*(?:[\u2010-\u2015\u2212]|--)/m;
const exactly = 'a line of exactly three hyphens (---) and nothing else';

/** Reports a front matter that is not between two lines of exactly three hyphens. */
export function fenceDiagnostic(text: string): FileDiagnostic | undefined {
  if (text.trim() === '') {
    const message = 'This file is empty. Delete it, and write a new one with "npm run new".';
    return { ...startOfFile, message };
  }
  if (!openingFence.test(text)) {
    if (!anyFence.test(text) && !text.startsWith('{\\rtf')) {
      const message =
        'Write a line of three hyphens (---) above the fields, and another one below them.';
      return { ...startOfFile, message };
    }
    const rule = `A content file begins with ${exactly}.`;
    const rtf = ' This one is saved as RTF. Save it again as plain text.';
    return fence(1, text.startsWith('{\\rtf') ? rule + rtf : rule, text);
  }
  const lines = text.split('\n').slice(1);
  const closing = lines.findIndex((line) => line.startsWith('---'));
  if (closing >= 0 && closingFence.test(lines[closing] ?? '')) return undefined;
  // A single hyphen begins an item of a list.
  const similar = lines.findIndex((line) => dashes.test(line) && line.trim() !== '-');
  const wrong = closing >= 0 ? closing : similar;
  return wrong < 0
    ? fence(1, 'Write a line of three hyphens (---) below the last field.')
    : fence(wrong + 2, `The fields end with ${exactly}.`, lines[wrong]);
}

/** @param text begins with the line that should be three hyphens */
function fence(line: number, message: string, text = ''): FileDiagnostic {
  const [find] = dashes.exec(text) ?? [];
  const fix = find === undefined ? undefined : { find, replace: '---', safe: true as const };
  return { line, column: 1, message, fix };
}

/** Returns the offset after the line that closes the front matter. */
export function bodyStart(text: string): number {
  const closing = text.indexOf('\n---', 3);
  const end = text.indexOf('\n', closing + 1);
  return end < 0 ? text.length : end + 1;
}
