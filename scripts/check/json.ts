import { linesInstead } from '../content/diagnostics/fixes.ts';
import type { Problem } from '../content/diagnostics/diagnostic.ts';
import type { Reported } from '../content/diagnostics/report.ts';

/** A problem as other programs read it. Lines and columns count from 1. */
export interface JsonProblem extends Problem {
  severity: 'error' | 'warning';
  /** The lines to write instead, where they are known. */
  instead: { line: number; words: string }[];
}

/** All problems and warnings as JSON: `{ "problems": JsonProblem[] }`. */
export function reportJson({ problems, warnings = [], files }: Reported): string {
  const texts = new Map(files.map(({ source: { path, text } }) => [path, text]));
  const tell =
    (severity: JsonProblem['severity']) =>
    (problem: Problem): JsonProblem => {
      const text = texts.get(problem.path);
      return {
        severity,
        ...problem,
        instead: text === undefined ? [] : linesInstead(text, problem),
      };
    };
  const all = [...problems.map(tell('error')), ...warnings.map(tell('warning'))];
  return JSON.stringify({ problems: all }, null, 2);
}
