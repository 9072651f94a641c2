import { zeroWidth } from '../diagnostics/invisible.ts';
import { startOfFile, type FileDiagnostic } from '../diagnostics/diagnostic.ts';

const openingFence = /^---[ \t]*(\n|$)/;
const closingFence = /^---[ \t]*$/;
/** Matches hyphens or dashes that are the whole first line of a text, not counting blank lines. */
const leadingDashedLine = new RegExp(
  String.raw`^[\s${zeroWidth}]*[-\u2010-\u2015\u2212]+[\s${zeroWidth}]*?(?=\n|$)`,
);
/** Matches a line that begins with a dash or two hyphens. A single hyphen begins an item of a list. */
const anyDashedLine = /^[ \t]*(?:[\u2010-\u2015\u2212]|--)/m;
const threeHyphens = 'a line of exactly three hyphens (---) and nothing else';

/** Reports a front matter that is not between two lines of exactly three hyphens. */
export function fenceDiagnostic(text: string): FileDiagnostic | undefined {
  if (text.trim() === '') {
    const message = 'This file is empty. Delete it, and write a new one with "npm run new".';
    return { ...startOfFile, message };
  }
  if (!openingFence.test(text)) {
    if (!anyDashedLine.test(text) && !text.startsWith('{\\rtf')) {
      const message =
        'Write a line of three hyphens (---) above the fields, and another one below them.';
      return { ...startOfFile, message };
    }
    const rule = `A content file begins with ${threeHyphens}.`;
    const rtf = ' This one is saved as RTF. Save it again as plain text.';
    return fenceError(1, text.startsWith('{\\rtf') ? rule + rtf : rule, text);
  }
  const lines = text.split('\n').slice(1);
  const closing = lines.findIndex((line) => line.startsWith('---'));
  if (closing >= 0 && closingFence.test(lines[closing] ?? '')) return undefined;
  // A single hyphen begins an item of a list.
  const similarIndex = lines.findIndex(
    (line) => leadingDashedLine.test(line) && line.trim() !== '-',
  );
  const wrongIndex = closing >= 0 ? closing : similarIndex;
  return wrongIndex < 0
    ? fenceError(1, 'Write a line of three hyphens (---) below the last field.')
    : fenceError(wrongIndex + 2, `The fields end with ${threeHyphens}.`, lines[wrongIndex]);
}

/** @param text begins with the line to replace by three hyphens */
function fenceError(line: number, message: string, text = ''): FileDiagnostic {
  const [find] = leadingDashedLine.exec(text) ?? [];
  const fix = find === undefined ? undefined : { find, replace: '---', safe: true as const };
  return { line, column: 1, message, fix };
}

/** Returns the offset after the line that closes the front matter. */
export function bodyStart(text: string): number {
  const closing = text.indexOf('\n---', 3);
  const end = text.indexOf('\n', closing + 1);
  return end < 0 ? text.length : end + 1;
}
