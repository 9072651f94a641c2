/** A place in a file; lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Something that content names, with its place: a link, a picture, a heading. */
export interface Found extends Place {
  name: string;
}

/** The part of a text that is wrong, and what to write in its place. */
export interface Mend {
  /** As it is written; it begins at the fault's place or behind it. */
  wrong: string;
  right: string;
  /** Whether this is the one right answer, so that `check -- --fix` may write it. */
  certain?: true;
}

/** What is wrong and what to do, in plain words. */
export interface Finding {
  message: string;
  /** Where it can be known. */
  mend?: Mend | undefined;
}

/** Something wrong at a place of a file. */
export interface Fault extends Place, Finding {}

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
