import { offsetOf } from './position.ts';
import type { Fault } from './diagnostic.ts';

/** A stretch of a text, and what to put in its place; offsets count from 0. */
export interface Replacement {
  start: number;
  end: number;
  right: string;
}

/** Where a fault's mend applies in the text; undefined when it has none, or what it is about is gone. */
export function replacement(text: string, fault: Fault): Replacement | undefined {
  if (!fault.mend) return undefined;
  const { wrong, right } = fault.mend;
  const start = text.indexOf(wrong, offsetOf(text, fault));
  return start < 0 ? undefined : { start, end: start + wrong.length, right };
}

/** The whole lines to write instead of those that a fault's mend touches; none where it removes them. */
export function linesInstead(text: string, fault: Fault): { line: number; words: string }[] {
  const found = replacement(text, fault);
  if (!found || found.start === found.end) return [];
  const from = text.lastIndexOf('\n', found.start - 1) + 1;
  const to = text.indexOf('\n', found.end);
  const words =
    text.slice(from, found.start) + found.right + text.slice(found.end, to < 0 ? undefined : to);
  const line = text.slice(0, from).split('\n').length;
  return words.split('\n').map((part, index) => ({ line: line + index, words: part }));
}

/** The text with every mend in it; undefined where one of the faults has none that is certain. */
export function mendedText(text: string, faults: readonly Fault[]): string | undefined {
  const found = faults.map((fault) => (fault.mend?.certain ? replacement(text, fault) : undefined));
  if (found.includes(undefined)) return undefined;
  return found
    .flatMap((part) => part ?? [])
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (words, { start, end, right }) => words.slice(0, start) + right + words.slice(end),
      text,
    );
}
