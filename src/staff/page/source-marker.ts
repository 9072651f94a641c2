/** The offset from an ASCII character to the same tag character of Unicode, which is invisible. */
const tagOffset = 0xe0000;
/** Ends a marker, so that two markers can follow each other. */
const markerEnd = '\u{E007F}';
/** Matches markers, including URL-encoded markers. */
const markers = /([\u{E0020}-\u{E007E}]+)\u{E007F}|(?:%F3%A0%8[01]%[89AB][0-9A-F])+/gu;

/** Appends a source, `content/faq/delivery.mdx:2:11`, to a text as invisible characters. */
export function addSource(text: string, source: string): string {
  const codePoints = [...source].map((character) => tagOffset + (character.codePointAt(0) ?? 0));
  return text + String.fromCodePoint(...codePoints) + markerEnd;
}

/**
 * Removes all markers from a text and returns the last source. In an interpolated template, the
 * markers of the variables come first.
 */
export function readSource(marked: string): { text: string; source: string | undefined } {
  const [, marker = ''] = [...marked.matchAll(markers)].at(-1) ?? [];
  const codePoints = [...marker].map((character) => (character.codePointAt(0) ?? 0) - tagOffset);
  return {
    text: marked.replaceAll(markers, ''),
    source: String.fromCodePoint(...codePoints) || undefined,
  };
}
