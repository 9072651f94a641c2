/** The segmenters by language. Creating one takes longer than splitting a text. */
const segmenters = new Map<string, Intl.Segmenter>();

/** Splits texts into sentences, without line breaks. @param language a tag such as `en` (BCP 47) */
export function sentences(texts: readonly string[], language: string): string[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return texts
    .map((text) => text.replaceAll(/\s+/g, ' '))
    .flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment.trim()))
    .filter(Boolean);
}
