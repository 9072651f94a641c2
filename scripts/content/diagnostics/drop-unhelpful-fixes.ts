import { maxPerFile, sortDiagnostics, type Diagnostic } from './diagnostic.ts';
import { replacement, replaceRanges } from './fixes.ts';
import { positionAt } from './position.ts';

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
  const candidates = sortDiagnostics(diagnostics.filter(({ fix }) => fix))
    .slice(0, maxPerFile)
    .flatMap((diagnostic) => {
      const range = replacement(text, diagnostic);
      return range ? [{ diagnostic, ...range }] : [];
    })
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, index, sorted) => start >= (sorted[index - 1]?.end ?? 0));
  if (candidates.length === 0) return diagnostics.map(withoutFix);
  const fixed = replaceRanges(text, candidates);
  const remaining = diagnosticsOf(fixed);
  // How many characters longer the earlier fixes have made the text.
  let shift = 0;
  const helpful = candidates.filter(({ diagnostic: { line, message }, start, end, replace }) => {
    const [oldLine, newLine] = [
      positionAt(text, start).line,
      positionAt(fixed, start + shift).line,
    ];
    const firstLine = Math.min(line, oldLine);
    const errorsBefore = inLines(diagnostics, firstLine, positionAt(text, end).line);
    const lastLine = positionAt(fixed, start + shift + replace.length).line;
    const errorsAfter = inLines(remaining, firstLine + newLine - oldLine, lastLine);
    shift += replace.length - (end - start);
    const messages = new Set(errorsBefore.map((diagnostic) => diagnostic.message));
    const countSame = (list: readonly Diagnostic[]) =>
      list.filter((diagnostic) => diagnostic.message === message).length;
    // A new error with a safe fix already existed. The old error hid it, so this fix is harmless.
    const isHarmless = errorsAfter.every(
      ({ message: found, fix }) => messages.has(found) || fix?.safe,
    );
    return isHarmless && countSame(errorsAfter) < countSame(errorsBefore);
  });
  const helpfulDiagnostics = new Set(helpful.map(({ diagnostic }) => diagnostic));
  return diagnostics.map((item) => (helpfulDiagnostics.has(item) ? item : withoutFix(item)));
}

function withoutFix(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, fix: undefined };
}

function inLines(diagnostics: readonly Diagnostic[], first: number, last: number): Diagnostic[] {
  return diagnostics.filter(({ line }) => first <= line && line <= last);
}
