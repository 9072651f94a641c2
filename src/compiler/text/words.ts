/** Matches a number, a word with its vowel signs and joiners, white space, or any other character. */
const part = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}\p{Join_Control}]+|\s+|[^]/gu;

/**
 * Splits a text into words and the characters between them, in every script. `Intl.Segmenter` of Firefox
 * says that Nepali words which end in a vowel sign are no words.
 */
export function splitWords(text: string): string[] {
  return text.match(part) ?? [];
}
