import type { Diagnostic } from './diagnostic.ts';
import { reportByFile, type Reported, type ReportOptions } from './report.ts';

/** How many things remain, in one line: "3 things remain before publishing". */
export function countRemaining(things: number): string {
  return things === 1
    ? '1 task remains before publishing'
    : `${things} tasks remain before publishing`;
}

/** All that remains, each with its lines. */
export function releaseReport(
  things: readonly Diagnostic[],
  files: Reported['files'],
  options: ReportOptions = {},
): string {
  if (things.length === 0) return 'Ready to publish.';
  return [...reportByFile(things, files, options), `${countRemaining(things.length)}.`].join(
    '\n\n\n',
  );
}
