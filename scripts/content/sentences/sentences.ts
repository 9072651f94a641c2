/** Splits text into sentences, each on one line. @param language BCP 47 */
export function sentences(pieces: readonly string[], language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return pieces
    .map((piece) => piece.replaceAll(/\s+/g, ' '))
    .flatMap((piece) => Array.from(segmenter.segment(piece), ({ segment }) => segment.trim()))
    .filter(Boolean);
}
