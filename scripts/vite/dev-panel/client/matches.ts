import type { ShownValue } from '../protocol.ts';

/**
 * The values that a text on the page may have been made from: those that say just the same; else
 * the shortest that the text is a part of; else the template that was filled; else the longest that
 * is a part of the text.
 * @param text on one line
 */
export function matches(text: string, values: readonly ShownValue[]): ShownValue[] {
  if (text === '') return [];
  const same = values.filter((value) => value.text === text);
  if (same.length > 0) return same;
  const byLength = values.toSorted((a, b) => a.text.length - b.text.length);
  const match =
    byLength.find((value) => holds(value.text, text)) ??
    byLength.findLast((value) => isFilled(value.text, text)) ??
    byLength.findLast((value) => holds(text, value.text));
  return match ? [match] : [];
}

/** Whether a text holds another as a whole and not as a piece of a word. */
function holds(text: string, other: string): boolean {
  return new RegExp(`(?<!${letter})${literal(other)}(?!${letter})`, 'u').test(text);
}

/** Whether a text is a template with its blanks filled; one of blanks alone would be every text. */
function isFilled(template: string, text: string): boolean {
  const parts = template.split(/\{[a-z_]+\}/);
  if (parts.length === 1 || !/\S/.test(parts.join(''))) return false;
  return new RegExp(`^${parts.map(literal).join('.+')}$`, 'su').test(text);
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`;

/** The source of a pattern that finds just this text. */
function literal(text: string): string {
  return text
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
}
