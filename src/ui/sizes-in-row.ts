/**
 * Returns the attribute `sizes` of pictures in rows of at most four.
 * @param count the number of pictures
 * @param phoneWidth the width of a picture on a phone
 */
export function sizesInRow(count: number, phoneWidth: string): string {
  // Four pictures are in two rows if they do not fit into one.
  const onTablet = count === 3 || count > 4 ? 'min(24rem, 50vw)' : `${100 / Math.min(count, 2)}vw`;
  return `(min-width: 72rem) ${72 / Math.min(count, 4)}rem, (min-width: 36rem) ${onTablet}, ${phoneWidth}`;
}
