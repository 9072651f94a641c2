import { maxPerFile, sortDiagnostics, type Diagnostic } from './diagnostic.ts';
import { compatibleFixes, replaceRanges } from './fixes.ts';
import { positionAt } from './position.ts';
import { toEnglish } from '../../site/fields/say.ts';

/**
 * Applies all fixes to a copy of the file, and drops each fix that does not remove its error or
 * that causes another error in its lines.
 * @param diagnosticsOf validates a changed text of the file
 */
export function dropUnhelpfulFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
  diagnosticsOf: (text: string) => readonly Diagnostic[],
): Diagnostic[] {
  // Reports show only the first diagnostics of a file.
  const candidates = sortDiagnostics(diagnostics.filter(({ fix }) => fix)).slice(0, maxPerFile);
  const replacements = compatibleFixes(text, candidates);
  const fixedText = replaceRanges(text, replacements);
  const remaining = replacements.length > 0 ? diagnosticsOf(fixedText) : [];
  const helpful = new Set<Diagnostic>();
  let addedCharacters = 0;
  for (const { diagnostic, start, end, replace } of replacements) {
    const startLine = positionAt(text, start).line;
    const firstLine = Math.min(diagnostic.line, startLine);
    const before = filterByLines(diagnostics, firstLine, positionAt(text, end).line);
    const fixedStart = start + addedCharacters;
    const addedLines = positionAt(fixedText, fixedStart).line - startLine;
    const fixedEndLine = positionAt(fixedText, fixedStart + replace.length).line;
    const after = filterByLines(remaining, firstLine + addedLines, fixedEndLine);
    addedCharacters += replace.length - (end - start);
    if (isHelpful(diagnostic, before, after)) helpful.add(diagnostic);
  }
  return diagnostics.map((diagnostic) =>
    helpful.has(diagnostic) ? diagnostic : { ...diagnostic, fix: undefined },
  );
}

function filterByLines(
  diagnostics: readonly Diagnostic[],
  first: number,
  last: number,
): Diagnostic[] {
  return diagnostics.filter(({ line }) => first <= line && line <= last);
}

/** Returns true if a fix removes its error. Another new error is allowed only with a safe fix. */
function isHelpful(
  { message }: Diagnostic,
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): boolean {
  const countsBefore = countMessages(before);
  const countsAfter = countMessages(after);
  const added = (text: string) => (countsAfter.get(text) ?? 0) - (countsBefore.get(text) ?? 0);
  // A new error with a safe fix existed before. The fixed error only hid it.
  const isHarmless = after.every(
    (found) => found.fix?.safe || added(toEnglish(found.message)) <= 0,
  );
  return isHarmless && added(toEnglish(message)) < 0;
}

/** Returns how many diagnostics have each message. */
function countMessages(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { message } of diagnostics) {
    const text = toEnglish(message);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}
