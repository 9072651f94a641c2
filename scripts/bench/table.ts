import { keepsLimit, type Result, type Unit } from './result.ts';

const digits: Record<Unit, number> = {
  ms: 0,
  'ms each': 2,
  KB: 1,
  MB: 0,
  score: 0,
  shift: 3,
};

/** Results under a title, for a terminal; what is over its budget bears a mark. */
export function table(title: string, results: readonly Result[]): string {
  const width = Math.max(title.length, ...results.map(({ name }) => name.length));
  const row = (name: string, cells: readonly string[], mark: string) =>
    `${name.padEnd(width)}${cells.map((cell) => cell.padStart(9)).join('')}${mark}`.trimEnd();
  const head = row(title, ['median', 'min', 'max', 'times', 'unit', 'budget'], '');
  const rows = results.map((result) => {
    const { median, min, max, count } = result.spread;
    const [middle, low, high, limit] = [median, min, max, result.limit].map((value) =>
      value === undefined ? '' : value.toFixed(digits[result.unit]),
    );
    const cells = [middle, low, high, String(count), result.unit, limit].map((cell) => cell ?? '');
    return row(result.name, cells, keepsLimit(result) ? '' : '  over');
  });
  return [head, ...rows].join('\n');
}
