/**
 * Pairs the items of two lists so that the sum of their similarities is as large as possible. Pairs keep the
 * order of both lists. An item without a counterpart is alone.
 * @param similarity returns a number above 0 for items that may be a pair
 */
export function alignInOrder<A, B>(
  first: readonly A[],
  second: readonly B[],
  similarity: (a: A, b: B) => number,
): [A | undefined, B | undefined][] {
  const scores = first.map((a) => second.map((b) => similarity(a, b)));
  const scoreOf = (row: number, column: number) => scores[row]?.[column] ?? 0;
  /** The best sums for the items from a row and a column on. */
  const sums = Array.from({ length: first.length + 1 }, () =>
    Array.from({ length: second.length + 1 }, () => 0),
  );
  const sumOf = (row: number, column: number) => sums[row]?.[column] ?? 0;
  const pairSum = (row: number, column: number) =>
    scoreOf(row, column) > 0 ? scoreOf(row, column) + sumOf(row + 1, column + 1) : 0;
  for (let row = first.length - 1; row >= 0; row -= 1)
    for (let column = second.length - 1; column >= 0; column -= 1)
      sums[row]?.splice(
        column,
        1,
        Math.max(pairSum(row, column), sumOf(row + 1, column), sumOf(row, column + 1)),
      );
  const pairs: [A | undefined, B | undefined][] = [];
  let [row, column] = [0, 0];
  while (row < first.length || column < second.length) {
    const isPair = scoreOf(row, column) > 0 && pairSum(row, column) >= sumOf(row, column);
    const skipsFirst =
      column >= second.length ||
      (row < first.length && sumOf(row + 1, column) >= sumOf(row, column + 1));
    if (isPair) pairs.push([first[row++], second[column++]]);
    else if (skipsFirst) pairs.push([first[row++], undefined]);
    else pairs.push([undefined, second[column++]]);
  }
  return pairs;
}
