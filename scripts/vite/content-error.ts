import path from 'node:path';
import type { Problem } from '../content/problem.ts';
import { report } from '../content/report.ts';

/** An error that Vite shows with file and line, in the terminal and over the page. */
export interface ContentError extends Error {
  plugin: string;
  stack: string;
  id: string;
  loc: { file: string; line: number; column: number };
}

/**
 * All problems as one error, which stands at the place of the first.
 * @param problems at least one, in order
 * @param root the project's folder
 */
export function contentError(problems: readonly Problem[], root: string): ContentError {
  const [first] = problems;
  const file = path.join(root, first?.path ?? 'content');
  return Object.assign(new Error(report(problems)), {
    plugin: 'content',
    stack: '',
    id: file,
    loc: { file, line: first?.line ?? 1, column: first?.column ?? 1 },
  });
}
