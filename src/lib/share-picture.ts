/** The size of the picture beside a shared link, as chat apps and social sites ask for it, in pixels. */
export const shareSize = { width: 1200, height: 630 };

/** Faces for letters that the display face does not have (SIL Open Font License), where words hold such. */
export const furtherFaces: readonly [RegExp, string][] = [
  [
    /\p{Script_Extensions=Arabic}/u,
    '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff',
  ],
  [
    /\p{Script=Devanagari}/u,
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff',
  ],
];

/**
 * Where the picture stands that is shown beside a shared link to the page.
 * @param basename what the addresses of its language begin with: nothing, or `/ne`
 */
export function sharePicturePath(basename: string, pageId: string): string {
  return `/share${basename}/${pageId}.png`;
}
