import type { FileDiagnostic } from './diagnostic.ts';
import { offsetOf } from './position.ts';

/** A range of a text, from offset `start` to `end`, with its new text. */
export interface Replacement {
  start: number;
  end: number;
  replace: string;
}

/** Returns the range of a diagnostic's fix; undefined if it has no fix or the text has changed. */
export function replacement(text: string, diagnostic: FileDiagnostic): Replacement | undefined {
  if (!diagnostic.fix) return undefined;
  const { find, replace, from = diagnostic } = diagnostic.fix;
  const start = text.indexOf(find, offsetOf(text, from));
  return start < 0 ? undefined : { start, end: start + find.length, replace };
}

/** Returns the corrected lines around the fixes; none if no diagnostic has a fix. */
export function correctedLines(
  text: string,
  diagnostics: readonly FileDiagnostic[],
): { line: number; text: string }[] {
  const withText = diagnostics.filter(({ fix }) => fix?.find);
  const replacements = compatibleFixes(text, withText);
  const [first, last] = [replacements[0], replacements.at(-1)];
  if (!first || !last) return [];
  const from = first.start === 0 ? 0 : text.lastIndexOf('\n', first.start - 1) + 1;
  const to = text.indexOf('\n', last.end);
  const changed = replaceRanges(text.slice(0, to < 0 ? undefined : to), replacements).slice(from);
  const line = text.slice(0, from).split('\n').length;
  return changed.split('\n').map((corrected, index) => ({ line: line + index, text: corrected }));
}

/** Returns the text with all fixes; undefined if a fix is missing, unsafe or overlaps another. */
export function fixedText(
  text: string,
  diagnostics: readonly FileDiagnostic[],
): string | undefined {
  const safe = diagnostics.filter(({ fix }) => fix?.safe);
  const replacements = compatibleFixes(text, safe);
  return replacements.length < diagnostics.length ? undefined : replaceRanges(text, replacements);
}

/** Returns the replacements of fixes in order, without those that overlap an earlier one. */
export function compatibleFixes<Item extends FileDiagnostic>(
  text: string,
  diagnostics: readonly Item[],
): (Replacement & { diagnostic: Item })[] {
  const replacements = diagnostics.flatMap((diagnostic) => {
    const range = replacement(text, diagnostic);
    return range ? [{ diagnostic, ...range }] : [];
  });
  let lastEnd = 0;
  return replacements
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      const isFree = start >= lastEnd;
      if (isFree) lastEnd = end;
      return isFree;
    });
}

export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (changed, { start, end, replace }) => changed.slice(0, start) + replace + changed.slice(end),
      text,
    );
}
