import { medianOf, result, type Result } from '../result.ts';

/**
 * What each further entry takes, in ms: the difference between two counts shared among the entries
 * between them, so that what a command costs anyway falls out.
 * @param results named as "check of 10 entries", for each of the counts
 * @param counts from the lowest, with which the others are compared
 */
export function slopes(results: readonly Result[], counts: readonly number[]): Result[] {
  const [least = 0, ...others] = counts;
  const first = `of ${least} entries`;
  const times = results.filter(({ name, unit }) => unit === 'ms' && name.includes(first));
  return times.flatMap(({ name, spread }) => {
    const perEntry = others.map((count) => {
      const median = medianOf(results, name.replace(first, `of ${count} entries`));
      return (median - spread.median) / (count - least);
    });
    return others.map((count, index) => ({
      ...result(`${name.replace(first, `per entry of ${count}`)}`, 'ms each', [
        perEntry[index] ?? Number.NaN,
      ]),
      ...(index > 0 && !name.startsWith('bare') && { limit: perEntry[index - 1] ?? Number.NaN }),
    }));
  });
}
