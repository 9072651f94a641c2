import { say, toEnglish, type Message } from '../../site/fields/say.ts';

/** A position in a file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The name of a link, a picture or a collection, with its position. */
export interface Reference extends Position {
  name: string;
}

/** A correction: the text to replace and its replacement. */
export interface Fix {
  /** The text to replace: its first occurrence at or after `from`. */
  find: string;
  /** The default is the diagnostic's position. */
  from?: Position;
  replace: string;
  /** True if the fix is certainly right, so that `check -- --fix` may write it. */
  safe?: true;
  /** Set if `replace` is the name of a page or a picture, which must exist. */
  names?: 'picture' | 'page';
}

/** A mistake and its correction in plain language. */
export interface Explanation {
  message: Message;
  fix?: Fix | undefined;
}

/** An error or a warning, without the path of its file. */
export interface Finding extends Position, Explanation {
  /** The id of the rule, if a family of rules shares the check. The default is its first rule. */
  rule?: string;
  /** A second position, such as the definition of a duplicate fact. */
  related?: (Position & { path: string }) | undefined;
}

/** An error or a warning in a content file. */
export interface Diagnostic extends Finding {
  /** The id of a rule, or of an error in `fileErrors`. */
  rule: string;
  severity?: 'warning';
  /** The file's path from the project's folder, with forward slashes: `content/faq/delivery.mdx`. */
  path: string;
}

export const startOfFile: Position = { line: 1, column: 1 };

/** Adds the path and the rule's id to errors. An error that has its own id keeps it. */
export function withRule(rule: string, path: string, errors: readonly Finding[]): Diagnostic[] {
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

export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => {
    if (a.path !== b.path) return a.path < b.path ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
}

export const maxPerFile = 50;

/** Sorts diagnostics and keeps the first 50 of each file. The 51st says how many more exist. */
export function limitDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = groupDiagnostics(sortDiagnostics(diagnostics), ({ path }) => path);
  return groups.flatMap((group) => {
    const [firstDropped] = group.slice(maxPerFile);
    if (!firstDropped) return group;
    const count = group.length - maxPerFile;
    const message = say`Correct these lines first. This file has ${{ count }} more.`;
    return [
      ...group.slice(0, maxPerFile),
      { ...firstDropped, message, fix: undefined, related: undefined },
    ];
  });
}

/** Returns the diagnostics that another list does not contain. Positions are not compared. */
export function subtractDiagnostics(
  diagnostics: readonly Diagnostic[],
  excluded: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics.filter(
    ({ path, message }) =>
      !excluded.some((other) => other.path === path && isSameMessage(other.message, message)),
  );
}

function isSameMessage(a: Message, b: Message): boolean {
  return toEnglish(a) === toEnglish(b);
}
