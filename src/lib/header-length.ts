/**
 * Estimates the space that the header's links need in a row. The styles show a row from another width
 * for each length, and always a menu for `endless`.
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

/** Counts letters without marks, such as Devanagari's vowel signs, and without invisible characters. */
function countLetters(text: string): number {
  return text.replace(/[\p{M}\p{Cf}]/gu, '').length;
}
