import type { Budgets } from './budgets.ts';
import { total, type Weighed } from './weight.ts';

/** Something that has a budget, and the files that it consists of. */
export interface Burden {
  /** Such as "about.html until it is touched". */
  name: string;
  budget: 'untouchedPage' | 'application';
  files: readonly Weighed[];
}

/** A sentence for each burden that is over its budget, with its files, the heaviest first. */
export function overBudget(burdens: readonly Burden[], budgets: Budgets): string[] {
  return burdens
    .filter(({ budget, files }) => total(files) > budgets[budget])
    .map(({ name, budget, files }) => {
      const heaviest = files.toSorted((a, b) => b.bytes - a.bytes);
      const list = heaviest.map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`);
      const limit = `${kilobytes(budgets[budget])} (budgets.${budget} in package.json)`;
      return `${name} weighs ${kilobytes(total(files))} KB, over its ${limit}: ${list.join(', ')}`;
    });
}

/** Thousands of bytes, with one digit behind the point. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
