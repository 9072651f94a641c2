import type { Problem } from './problem.ts';

/** One problem on a line of its own, its place written so that editors make it a link. */
export function problemLine({ path, line, column, message }: Problem): string {
  return `${path}:${line}:${column}  ${message}`;
}

/** All problems and their number, for a terminal; empty without problems. */
export function report(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...problems.map(problemLine), '', `${count} in the content.`].join('\n');
}
