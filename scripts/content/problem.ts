/** A place in a file; lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Something that content names, with its place: a link, a picture, a heading. */
export interface Found extends Place {
  name: string;
}

/** What is wrong at a place of a file, and what to do, in plain words. */
export interface Fault extends Place {
  message: string;
}

/** A fault in a content file. */
export interface Problem extends Fault {
  /** The file's path from the project's folder, with forward slashes: `content/faq/delivery.mdx`. */
  path: string;
  /** The other place that the problem is about, such as where a fact stands already. */
  also?: Place & { path: string };
}

export const fileStart: Place = { line: 1, column: 1 };

/** Problems in the order in which a person works through them: by file, then by place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}
