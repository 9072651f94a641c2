/**
 * Options of a visit that make the text as narrow or as wide as in the fonts of common systems.
 * "Double" doubles the font size.
 */
export const fonts = {
  narrow: { styles: textWidth(0.54) },
  wide: { styles: textWidth(0.7) },
  doubleNarrow: { styles: `html { font-size: 200% } ${textWidth(0.54)}` },
  doubleWide: { styles: `html { font-size: 200% } ${textWidth(0.7)}` },
};

/** Returns styles that make text narrow or wide. The title of a page always has the same font. */
function textWidth(digit: number): string {
  return `html { font-size-adjust: ch-width ${digit} } h1 { font-size-adjust: none }`;
}

/** Options of a visit that add space between lines, paragraphs, letters and words (WCAG 1.4.12). */
export const spacedText = {
  styles: `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
};
