/** The size of the picture beside a shared link, as chat apps and social sites ask for it, in pixels. */
export const shareSize = { width: 1200, height: 630 };

/** Where the picture stands that is shown beside a shared link to the page. */
export function sharePicturePath(pageId: string): string {
  return `/share/${pageId}.png`;
}
