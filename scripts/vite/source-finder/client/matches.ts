import type { PlacedWords } from '../placed-words.ts';

/**
 * The values that a text on the page may have been made from: those that say just the same; else
 * the shortest that the text is a part of; else the template that was filled; else the longest that
 * is a part of the text.
 * @param text on one line
 */
export function matches(text: string, values: readonly PlacedWords[]): PlacedWords[] {
  if (text === '') return [];
  const same = values.filter(({ words }) => words === text);
  if (same.length > 0) return same;
  const byLength = values.toSorted((a, b) => a.words.length - b.words.length);
  const match =
    byLength.find(({ words }) => holds(words, text)) ??
    byLength.findLast(({ words }) => isFilled(words, text)) ??
    byLength.findLast(({ words }) => holds(text, words));
  return match ? [match] : [];
}

/** Whether some words hold others as a whole and not as a piece of a word. */
function holds(words: string, others: string): boolean {
  return new RegExp(`(?<!${letter})${literal(others)}(?!${letter})`, 'u').test(words);
}

/** Whether a text is a template with its blanks filled; one of blanks alone would be every text. */
function isFilled(template: string, text: string): boolean {
  const parts = template.split(/\{[a-z_]+\}/);
  if (parts.length === 1 || !/\S/.test(parts.join(''))) return false;
  return new RegExp(`^${parts.map(literal).join('.+')}$`, 'su').test(text);
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`;

function literal(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
