/** The size of an Open Graph image in pixels that chat apps and social sites expect. */
export const openGraphSize = { width: 1200, height: 630 };

/** Returns the path of a page's Open Graph image. @param basename the language's prefix, or empty */
export function openGraphImagePath(basename: string, pageId: string): string {
  return `/share${basename}/${pageId}.png`;
}
