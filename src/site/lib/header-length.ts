/**
 * Estimates how long the header is with all links in a row. The styles of each length define how wide
 * the screen must be to show the row. An `endless` header always shows a menu.
 */
export function headerLength(
  name: string,
  tagline: string,
  links: readonly string[],
  buttons: readonly string[],
): 'short' | 'medium' | 'long' | 'endless' {
  // The tagline has smaller letters. A gap is as wide as two letters.
  const brandLength = Math.max(countLetters(name), countLetters(tagline) * 0.75);
  const gapLength = 2 * links.length;
  const textLength = countLetters([...links, ...buttons].join(''));
  const rowLength = brandLength + gapLength + textLength;
  // header.module.css has a screen width for each of these limits.
  if (rowLength <= 90) return 'short';
  if (rowLength <= 108) return 'medium';
  return rowLength <= 126 ? 'long' : 'endless';
}

/** Splits a text into letters, each with its marks, such as Devanagari's vowel signs, which have no width. */
export function splitLetters(text: string): string[] {
  return text.match(/[^\p{M}\p{Cf}][\p{M}\p{Cf}]*/gu) ?? [];
}

function countLetters(text: string): number {
  return splitLetters(text).length;
}
