/**
 * What there is of each item, in their order: what is known of it, or what is made of it together
 * with all others of which nothing is known.
 */
export async function knownOrMade<Item, Result>(
  items: readonly Item[],
  recall: (item: Item) => Result | undefined,
  make: (unknown: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const known = items.map(recall);
  const unknown = items.filter((_, index) => known[index] === undefined);
  if (unknown.length === 0) return known as Result[];
  const made = (await make(unknown)).values();
  return known.map((result) => result ?? (made.next().value as Result));
}
