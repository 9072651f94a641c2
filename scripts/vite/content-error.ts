import path from 'node:path';
import { report, type Reported } from '../content/diagnostics/report.ts';

/** An error that Vite shows with file and line, in the terminal and over the page. */
export interface ContentError extends Error {
  plugin: string;
  stack: string;
  id: string;
  loc: { file: string; line: number; column: number };
}

/**
 * All problems as one error, which stands at the place of the first. Its stack is the places of
 * all, in the form in which Vite's overlay makes them links that open the file at its line.
 * @param result what was read, with at least one problem
 * @param root the project's folder
 */
export function contentError(result: Reported, root: string): ContentError {
  const [first] = result.problems;
  const file = path.join(root, first?.path ?? 'content');
  const places = result.problems.map(
    (problem) => `    at ${path.join(root, problem.path)}:${problem.line}:${problem.column}`,
  );
  return Object.assign(new Error(report(result)), {
    plugin: 'content',
    stack: places.join('\n'),
    id: file,
    loc: { file, line: first?.line ?? 1, column: first?.column ?? 1 },
  });
}
