/** Where the picture stands that is shown beside a shared link to the page. */
export function sharePicturePath(pageId: string): string {
  return `/share/${pageId}.png`;
}
