import type { Diagnostic } from './diagnostic.ts';
import { reportByFile, type Reported, type ReportOptions } from './report.ts';

/** Formats the number of tasks: "3 tasks remain before publishing". */
export function countRemaining(tasks: number): string {
  return tasks === 1
    ? '1 task remains before publishing'
    : `${tasks} tasks remain before publishing`;
}

/** All that remains, each with its lines. */
export function releaseReport(
  tasks: readonly Diagnostic[],
  files: Reported['files'],
  options: ReportOptions = {},
): string {
  if (tasks.length === 0) return 'Ready to publish.';
  return [...reportByFile(tasks, files, options), `${countRemaining(tasks.length)}.`].join(
    '\n\n\n',
  );
}
