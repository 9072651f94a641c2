import type { Problem } from '../problem.ts';
import { problemLine } from '../report.ts';

/** How many things remain, in one line: "3 things remain before publishing". */
export function countRemaining(things: readonly Problem[]): string {
  return things.length === 1
    ? '1 thing remains before publishing'
    : `${things.length} things remain before publishing`;
}

/** All that remains, for a terminal. */
export function releaseReport(things: readonly Problem[]): string {
  if (things.length === 0) return 'Ready to publish.';
  return [...things.map(problemLine), '', `${countRemaining(things)}.`].join('\n');
}
