import type { BrowserContext } from 'playwright-core';

/**
 * The site is set in the visitor's own font. These visits have one as narrow or as wide as the fonts
 * of common systems are, made of whichever is installed.
 */
export const fonts = {
  narrow: { fault: withStyles('html { font-size-adjust: ch-width 0.54 }') },
  wide: { fault: withStyles('html { font-size-adjust: ch-width 0.7 }') },
};

/** A visit by somebody who reads text of twice the size. */
export const largeFont = {
  fault: withStyles('html { font-size: 200%; font-size-adjust: ch-width 0.7 }'),
};

/** A visit by somebody who needs more room between lines, paragraphs, letters and words (WCAG 1.4.12). */
export const spacedText = {
  fault: withStyles(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`),
};

/** Gives every page of a visit more styles, before it shows anything. */
function withStyles(styles: string) {
  return (context: BrowserContext) =>
    context.addInitScript((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, styles);
}
