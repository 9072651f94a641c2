/** The size of an Open Graph image in pixels that chat apps and social sites expect. */
export const openGraphSize = { width: 1200, height: 630 };

/** Fonts for characters that the display font lacks (SIL Open Font License). */
export const fontsByScript: readonly [RegExp, string][] = [
  [
    /\p{Script=Devanagari}/u,
    '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff',
  ],
];

/** Returns the path of a page's Open Graph image. @param basename the language's prefix, or empty */
export function openGraphImagePath(basename: string, pageId: string): string {
  return `/share${basename}/${pageId}.png`;
}
