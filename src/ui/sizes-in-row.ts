/**
 * The attribute `sizes` for pictures that share the width of the page, in rows of up to four.
 * @param count how many there are
 * @param narrow how wide each is on a phone
 */
export function sizesInRow(count: number, narrow: string): string {
  // Four stand two by two where they do not fit into one row.
  const between = count === 3 || count > 4 ? 'min(24rem, 50vw)' : `${100 / Math.min(count, 2)}vw`;
  return `(min-width: 72rem) ${72 / Math.min(count, 4)}rem, (min-width: 36rem) ${between}, ${narrow}`;
}
