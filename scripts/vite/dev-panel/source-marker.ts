/** Unicode's tag characters are invisible. Their distance from ASCII is constant. */
const distance = 0xe0000;
/** Ends a marker, so that two markers can follow each other. */
const end = '\u{E007F}';
/** Matches a marker, also URL-encoded. */
const markers = /([\u{E0020}-\u{E007E}]+)\u{E007F}|(?:%F3%A0%8[01]%[89AB][0-9A-F])+/gu;

/** Appends a source, `content/faq/delivery.mdx:2:11`, to a text as invisible characters. */
export function addSource(text: string, source: string): string {
  const codes = [...source].map((character) => distance + (character.codePointAt(0) ?? 0));
  return text + String.fromCodePoint(...codes) + end;
}

/**
 * Removes all markers from a text and returns the last source. In an interpolated template, the
 * markers of the variables come first.
 */
export function readSource(marked: string): { text: string; source: string | undefined } {
  const [, marker = ''] = [...marked.matchAll(markers)].at(-1) ?? [];
  const codes = [...marker].map((character) => (character.codePointAt(0) ?? 0) - distance);
  return {
    text: marked.replaceAll(markers, ''),
    source: String.fromCodePoint(...codes) || undefined,
  };
}
