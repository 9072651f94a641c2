import type { Diagnostic } from './diagnostic.ts';
import { reportByFile, type Emphasize, type ReportInput } from './report.ts';

/** Formats the number of tasks: "3 tasks remain before publishing". */
export function countRemaining(tasks: number): string {
  return tasks === 1
    ? '1 task remains before publishing'
    : `${tasks} tasks remain before publishing`;
}

export function releaseReport(
  tasks: readonly Diagnostic[],
  files: ReportInput['files'],
  emphasize?: Emphasize,
): string {
  if (tasks.length === 0) return 'Ready to publish.';
  const paragraphs = [...reportByFile(tasks, files, emphasize), `${countRemaining(tasks.length)}.`];
  return paragraphs.join('\n\n\n');
}
