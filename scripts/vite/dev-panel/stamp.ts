/** Unicode's tag characters are invisible. Their distance from ASCII is constant. */
const distance = 0xe0000;
/** Ends a stamp, so that two can follow each other. */
const end = '\u{E007F}';
/** A marker, also URL-encoded. */
const stamps = /([\u{E0020}-\u{E007E}]+)\u{E007F}|(?:%F3%A0%8[01]%[89AB][0-9A-F])+/gu;

/** Words that name their source, `content/faq/delivery.mdx:2:11`, by characters that show nothing. */
export function stamped(words: string, source: string): string {
  const codes = [...source].map((letter) => distance + (letter.codePointAt(0) ?? 0));
  return words + String.fromCodePoint(...codes) + end;
}

/**
 * Removes markers and returns the last source; in a filled template, the variables' markers come
 * first.
 */
export function unstamped(words: string): { words: string; source: string | undefined } {
  const [, stamp = ''] = [...words.matchAll(stamps)].at(-1) ?? [];
  const codes = [...stamp].map((letter) => (letter.codePointAt(0) ?? 0) - distance);
  return {
    words: words.replaceAll(stamps, ''),
    source: String.fromCodePoint(...codes) || undefined,
  };
}
