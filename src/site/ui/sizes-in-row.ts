/**
 * Returns the attribute `sizes` of pictures in rows of at most four. The page is at most 72rem wide.
 * @param count the number of pictures
 * @param phoneWidth the width of a picture on a phone
 */
export function sizesInRow(count: number, phoneWidth: string): string {
  const desktopWidth = `${72 / Math.min(count, 4)}rem`;
  return `(min-width: 72rem) ${desktopWidth}, (min-width: 36rem) ${tabletWidth(count)}, ${phoneWidth}`;
}

function tabletWidth(count: number): string {
  if (count === 1) return '100vw';
  // Two pictures fit into a row. Four pictures that do not fit into one row are in two rows.
  if (count === 2 || count === 4) return '50vw';
  // Other rows have two or three pictures, each at most 24rem wide.
  return 'min(24rem, 50vw)';
}
