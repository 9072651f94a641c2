/**
 * Returns how much space the links of a header need in a row: one of three lengths, which its
 * styles know, or `endless` if they are a menu at every width.
 */
export function headerLength(
  name: string,
  tagline: string,
  links: readonly string[],
  buttons: readonly string[],
): 'short' | 'medium' | 'long' | 'endless' {
  const brand = Math.max(countLetters(name), countLetters(tagline) * 0.75);
  const gaps = 2 * links.length;
  const row = [...links, ...buttons].reduce((sum, text) => sum + countLetters(text), brand + gaps);
  if (row <= 90) return 'short';
  if (row <= 108) return 'medium';
  return row <= 126 ? 'long' : 'endless';
}

/** Counts letters without marks, such as vowel signs of Devanagari, and without invisible characters. */
function countLetters(text: string): number {
  return text.replace(/[\p{M}\p{Cf}]/gu, '').length;
}
