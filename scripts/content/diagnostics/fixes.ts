import { offsetOf } from './position.ts';
import type { FileDiagnostic } from './diagnostic.ts';

/** A stretch of a text, and what to put in its place; offsets count from 0. */
export interface Replacement {
  start: number;
  end: number;
  replace: string;
}

/** Where a diagnostic's fix applies in the text; undefined when it has none, or what it is about is gone. */
export function replacement(text: string, diagnostic: FileDiagnostic): Replacement | undefined {
  if (!diagnostic.fix) return undefined;
  const { find, replace } = diagnostic.fix;
  const start = text.indexOf(find, offsetOf(text, diagnostic));
  return start < 0 ? undefined : { start, end: start + find.length, replace };
}

/** The whole lines to write instead of those that a diagnostic's fix touches; none where it removes them. */
export function linesInstead(
  text: string,
  diagnostic: FileDiagnostic,
): { line: number; words: string }[] {
  const found = replacement(text, diagnostic);
  if (!found || found.start === found.end) return [];
  const from = text.lastIndexOf('\n', found.start - 1) + 1;
  const to = text.indexOf('\n', found.end);
  const words =
    text.slice(from, found.start) + found.replace + text.slice(found.end, to < 0 ? undefined : to);
  const line = text.slice(0, from).split('\n').length;
  return words.split('\n').map((part, index) => ({ line: line + index, words: part }));
}

/** The text with every fix in it; undefined where one of the diagnostics has none that is safe. */
export function fixedText(
  text: string,
  diagnostics: readonly FileDiagnostic[],
): string | undefined {
  const found = diagnostics.map((diagnostic) =>
    diagnostic.fix?.safe ? replacement(text, diagnostic) : undefined,
  );
  if (found.includes(undefined)) return undefined;
  return found
    .flatMap((part) => part ?? [])
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (words, { start, end, replace }) => words.slice(0, start) + replace + words.slice(end),
      text,
    );
}
