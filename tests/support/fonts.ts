import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext } from 'playwright-core';

/** The fonts that tests load, so that no test depends on the fonts of a machine. */
const loadedFonts = ['latin', 'devanagari'].map((script) => {
  const file = `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-${script}-600-normal.woff2`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  return { family: `Visit ${script}`, base64: bytes.toString('base64') };
});
const families = loadedFonts.map(({ family }) => `'${family}'`).join();

/**
 * Visit options that replace the system font. The replacement is as narrow or as wide as the fonts
 * of common systems. "Double" doubles the font size.
 */
export const fonts = {
  narrow: { prepare: withFont('html { font-size-adjust: ch-width 0.54 }') },
  wide: { prepare: withFont('html { font-size-adjust: ch-width 0.7 }') },
  doubleNarrow: { prepare: withFont('html { font-size: 200%; font-size-adjust: ch-width 0.54 }') },
  doubleWide: { prepare: withFont('html { font-size: 200%; font-size-adjust: ch-width 0.7 }') },
};

/** Visit options that add space between lines, paragraphs, letters and words (WCAG 1.4.12). */
export const spacedText = {
  prepare: withStyles(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`),
};

function withFont(styles: string) {
  const addStyles = withStyles(`${styles} :root { --text: ${families} !important }`);
  return async (context: BrowserContext) => {
    await context.addInitScript((loaded) => {
      for (const { family, base64 } of loaded) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        document.fonts.add(new FontFace(family, bytes));
      }
    }, loadedFonts);
    await addStyles(context);
  };
}

/** Adds styles to every page of a visit before it renders. */
function withStyles(styles: string) {
  return (context: BrowserContext) =>
    context.addInitScript((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, styles);
}
