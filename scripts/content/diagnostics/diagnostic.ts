/** A position in a file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Something that content names, with its position: a link, a picture, a collection. */
export interface Reference extends Position {
  name: string;
}

/** The part of a text that is wrong, and what to write in its place. */
export interface Fix {
  /** As it is written; it begins at the diagnostic's position or after it, or at `from`. */
  find: string;
  from?: Position;
  replace: string;
  /** True if this is the only right answer, so that `check -- --fix` may write it. */
  safe?: true;
  /** The name in the fix, such as a page or a picture, which must exist. */
  names?: 'picture' | 'page';
}

/** The message: the mistake and its correction in plain language. */
export interface Explanation {
  message: string;
  fix?: Fix | undefined;
}

/** Something wrong at a position of a file that the caller knows. */
export interface FileDiagnostic extends Position, Explanation {
  /** A second position, such as the definition of a duplicate fact. */
  related?: (Position & { path: string }) | undefined;
}

/** Something wrong in a content file: an error or a warning. */
export interface Diagnostic extends FileDiagnostic {
  /** The id of the rule, or of the kind of syntax or schema error. */
  rule: string;
  severity?: 'warning';
  /** The file's path from the project's folder, with forward slashes: `content/faq/delivery.mdx`. */
  path: string;
}

export const startOfFile: Position = { line: 1, column: 1 };

/** Adds the path and the id, unless an error has one. */
export function withRule(
  rule: string,
  path: string,
  errors: readonly FileDiagnostic[],
): Diagnostic[] {
  return errors.map((error) => ({ path, rule, ...error }));
}

/** Groups diagnostics by a key. Both groups and members stay in order. */
export function groupDiagnostics(
  diagnostics: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => string,
): [Diagnostic, ...Diagnostic[]][] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(keyOf(diagnostic));
    if (group) group.push(diagnostic);
    else groups.set(keyOf(diagnostic), [diagnostic]);
  }
  return [...groups.values()];
}

/** Sorts diagnostics by file, then by position. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

export const maxPerFile = 100;

/** Sorts diagnostics and keeps the first of each file, with the number of the others. */
export function limitDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = groupDiagnostics(sortDiagnostics(diagnostics), ({ path }) => path);
  return groups.flatMap((ofFile) => {
    const [next] = ofFile.slice(maxPerFile);
    if (!next) return ofFile;
    const message = `Correct these lines first. This file has ${ofFile.length - maxPerFile} more.`;
    return [
      ...ofFile.slice(0, maxPerFile),
      { ...next, message, fix: undefined, related: undefined },
    ];
  });
}

/** Returns the diagnostics that are not among others, ignoring their positions. */
export function without(
  diagnostics: readonly Diagnostic[],
  others: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics.filter(
    ({ path, message }) =>
      !others.some((other) => other.path === path && other.message === message),
  );
}
