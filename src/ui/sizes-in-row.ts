/**
 * Returns the attribute `sizes` of pictures in rows of at most four.
 * @param count the number of pictures
 * @param phoneWidth the width of a picture on a phone
 */
export function sizesInRow(count: number, phoneWidth: string): string {
  const desktopWidth = `${72 / Math.min(count, 4)}rem`;
  return `(min-width: 72rem) ${desktopWidth}, (min-width: 36rem) ${tabletWidth(count)}, ${phoneWidth}`;
}

function tabletWidth(count: number): string {
  if (count === 1) return '100vw';
  // If four pictures do not fit into one row, they are in two rows.
  return count === 2 || count === 4 ? '50vw' : 'min(24rem, 50vw)';
}
