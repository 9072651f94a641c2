/** What repeated measurements of one thing gave. */
export interface Spread {
  median: number;
  min: number;
  max: number;
  count: number;
}

/** @param values at least one */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), min: at(0), max: at(1), count: sorted.length };
}

/** Rows of medians and spreads under a title, for a terminal. */
export function spreadTable(title: string, spreads: Readonly<Record<string, Spread>>): string {
  const width = Math.max(title.length, ...Object.keys(spreads).map(({ length }) => length));
  const row = (name: string, ...cells: (string | number)[]) =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('');
  const rows = Object.entries(spreads).map(([name, { median, min, max, count }]) =>
    row(name, median, min, max, count),
  );
  return [row(title, 'median', 'min', 'max', 'times'), ...rows].join('\n');
}
