/** The segmenters by language. Creating one takes longer than splitting a text. */
const segmenters = new Map<string, Intl.Segmenter>();

/** Splits texts into sentences, without line breaks. @param language a tag such as `en` (BCP 47) */
export function sentences(texts: readonly string[], language: string): string[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return texts
    .map((text) => text.replaceAll(/\s+/g, ' '))
    .flatMap((text) =>
      joinAbbreviations(Array.from(segmenter.segment(text), ({ segment }) => segment)),
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Matches the end of a text that is an abbreviation. `Intl.Segmenter` ends the sentence there. */
const abbreviation = /(?<![\p{L}\p{M}.])(?:र[ुू]|डा|प्रा|लि|नं|मो|फो|Rs|Dr|Mr|Mrs|No|Pvt)\.\s*$/u;

function joinAbbreviations(segments: readonly string[]): string[] {
  const joined: string[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last !== undefined && abbreviation.test(last)) joined[joined.length - 1] = last + segment;
    else joined.push(segment);
  }
  return joined;
}
