import path from 'node:path';
import { inspect } from 'node:util';
import { report, type Reported } from '../content/diagnostics/report.ts';

/** An error that Vite shows with file and line, in the terminal and over the page. */
export interface ContentError extends Error {
  plugin: string;
  stack: string;
  id: string;
  loc: { file: string; line: number; column: number };
}

/**
 * All diagnostics as one error, which stands at the place of the first. Its stack is the places of
 * all, in the form in which Vite's overlay makes them links that open the file at its line.
 * @param result what was read, with at least one diagnostic
 * @param root the project's folder
 */
export function contentError(result: Reported, root: string): ContentError {
  const [first] = result.diagnostics;
  const file = path.join(root, first?.path ?? 'content');
  const places = result.diagnostics.map(
    (diagnostic) =>
      `    at ${path.join(root, diagnostic.path)}:${diagnostic.line}:${diagnostic.column}`,
  );
  return Object.assign(new Error(report(result)), {
    plugin: 'content',
    stack: places.join('\n'),
    id: file,
    loc: { file, line: first?.line ?? 1, column: first?.column ?? 1 },
  });
}

/** An error that the terminal shows as this message alone. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  // Vite prints what Node's `inspect` makes of an error: a stack without places, in brackets.
  Object.defineProperty(error, inspect.custom, { value: () => message });
  return error;
}
