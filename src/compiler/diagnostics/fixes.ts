import type { Finding } from './diagnostic.ts';
import { offsetOf } from './position.ts';

/** The new text of a range, from offset `start` to `end`. */
export interface Replacement {
  start: number;
  end: number;
  replace: string;
}

/** Returns the range of a diagnostic's fix; undefined if it has no fix or the text has changed. */
export function replacement(text: string, diagnostic: Finding): Replacement | undefined {
  if (!diagnostic.fix) return undefined;
  const { find, replace, from = diagnostic } = diagnostic.fix;
  const start = text.indexOf(find, offsetOf(text, from));
  return start < 0 ? undefined : { start, end: start + find.length, replace };
}

/** Returns the corrected lines around the fixes; none if no diagnostic has a fix. */
export function correctedLines(
  text: string,
  diagnostics: readonly Finding[],
): { line: number; text: string }[] {
  const withNewText = diagnostics.filter(({ fix }) => fix?.find);
  const replacements = compatibleFixes(text, withNewText);
  const first = replacements[0];
  const last = replacements.at(-1);
  if (!first || !last) return [];
  const start = first.start === 0 ? 0 : text.lastIndexOf('\n', first.start - 1) + 1;
  const end = text.indexOf('\n', last.end);
  const corrected = replaceRanges(text.slice(0, end < 0 ? undefined : end), replacements);
  const firstLine = text.slice(0, start).split('\n').length;
  const lines = corrected.slice(start).split('\n');
  return lines.map((lineText, index) => ({ line: firstLine + index, text: lineText }));
}

/** Returns the text with all fixes; undefined if a fix is missing, unsafe or overlaps another. */
export function fixedText(text: string, diagnostics: readonly Finding[]): string | undefined {
  const withSafeFix = diagnostics.filter(({ fix }) => fix?.safe);
  const replacements = compatibleFixes(text, withSafeFix);
  return replacements.length < diagnostics.length ? undefined : replaceRanges(text, replacements);
}

/** Returns the replacements of fixes in order, without those that overlap an earlier one. */
export function compatibleFixes<Item extends Finding>(
  text: string,
  diagnostics: readonly Item[],
): (Replacement & { diagnostic: Item })[] {
  const replacements: (Replacement & { diagnostic: Item })[] = [];
  for (const diagnostic of diagnostics) {
    const range = replacement(text, diagnostic);
    if (range) replacements.push({ diagnostic, ...range });
  }
  const inOrder = replacements.toSorted((a, b) => a.start - b.start);
  let lastEnd = 0;
  return inOrder.filter(({ start, end }) => {
    const isFree = start >= lastEnd;
    if (isFree) lastEnd = end;
    return isFree;
  });
}

/** Returns a text with new text in ranges, which do not overlap. Of two insertions at one place, the last comes first. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  const pieces: string[] = [];
  let lastEnd = 0;
  for (const { start, end, replace } of replacements
    .toReversed()
    .toSorted((a, b) => a.start - b.start)) {
    pieces.push(text.slice(lastEnd, start), replace);
    lastEnd = end;
  }
  return [...pieces, text.slice(lastEnd)].join('');
}
