import type { Finding } from '../../diagnostics/diagnostic.ts';
import { zeroWidth } from '../../text/zero-width.ts';
import { say, sayInReport, type Message } from '../../../site/fields/say.ts';

const openingFence = /^---[ \t]*(\n|$)/;
const closingFence = /^---[ \t]*$/;
/** Matches hyphens or dashes that are the whole first line of a text, not counting blank lines. */
const dashedLine = new RegExp(
  String.raw`^[\s${zeroWidth}]*[-\u2010-\u2015\u2212]+[\s${zeroWidth}]*?(?=\n|$)`,
);

/** Reports front matter that is not between two lines of exactly three hyphens. */
export function checkFences(text: string): Finding | undefined {
  const emptyMessage = [
    ...say`This file is empty.`,
    ...sayInReport`Delete it, and write a new one with "npm run new".`,
  ];
  if (text.trim() === '') return fenceDiagnostic(1, emptyMessage);
  return openingFence.test(text) ? checkClosingFence(text) : explainOpeningFence(text);
}

function explainOpeningFence(text: string): Finding {
  const message = say`A content file begins with a line of exactly three hyphens (---) and nothing else.`;
  const isRtf = text.startsWith('{\\rtf');
  if (isRtf)
    return fenceDiagnostic(1, [
      ...message,
      ...say`This one is saved as RTF. Save it again as plain text.`,
    ]);
  // A single hyphen begins an item of a list.
  if (/^[ \t]*(?:[\u2010-\u2015\u2212]|--)/m.test(text)) return fenceDiagnostic(1, message, text);
  const advice = say`Write a line of three hyphens (---) before the fields, and another one after them.`;
  return fenceDiagnostic(1, advice);
}

function checkClosingFence(text: string): Finding | undefined {
  const lines = text.split('\n').slice(1);
  const hyphensIndex = lines.findIndex((line) => line.startsWith('---'));
  // A single hyphen is an empty item of a list.
  const dashesIndex = lines.findIndex((line) => dashedLine.test(line) && line.trim() !== '-');
  const index = hyphensIndex >= 0 ? hyphensIndex : dashesIndex;
  const line = lines[index];
  if (line === undefined)
    return fenceDiagnostic(1, say`Write a line of three hyphens (---) below the last field.`);
  if (closingFence.test(line)) return undefined;
  const message = say`The fields end with a line of exactly three hyphens (---) and nothing else.`;
  return fenceDiagnostic(index + 2, message, line);
}

/** @param text the fix replaces the dashes in its first line by three hyphens */
function fenceDiagnostic(line: number, message: Message, text = ''): Finding {
  const [find] = dashedLine.exec(text) ?? [];
  const fix = find === undefined ? undefined : { find, replace: '---', safe: true as const };
  return { line, column: 1, message, fix };
}

/** Returns the offset after the line that closes the front matter. */
export function bodyStart(text: string): number {
  const closing = text.indexOf('\n---', 3);
  const end = text.indexOf('\n', closing + 1);
  return end < 0 ? text.length : end + 1;
}
