/**
 * Returns the attribute `sizes` of pictures in a row, up to four.
 * @param count the number of pictures
 * @param narrow the width of each on a phone
 */
export function sizesInRow(count: number, narrow: string): string {
  // Four pictures are in two rows if they do not fit into one.
  const between = count === 3 || count > 4 ? 'min(24rem, 50vw)' : `${100 / Math.min(count, 2)}vw`;
  return `(min-width: 72rem) ${72 / Math.min(count, 4)}rem, (min-width: 36rem) ${between}, ${narrow}`;
}
