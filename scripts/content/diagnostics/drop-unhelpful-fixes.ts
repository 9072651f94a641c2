import { maxPerFile, sortDiagnostics, type Diagnostic } from './diagnostic.ts';
import { replacement, replaceRanges } from './fixes.ts';
import { positionAt } from './position.ts';

/**
 * Applies all fixes of a file, and drops those whose lines then have the same error or another.
 * @param diagnosticsOf validates another text of the file
 */
export function dropUnhelpfulFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
  diagnosticsOf: (text: string) => readonly Diagnostic[],
): Diagnostic[] {
  // The fixes of the others are not shown.
  const tried = sortDiagnostics(diagnostics.filter(({ fix }) => fix))
    .slice(0, maxPerFile)
    .flatMap((diagnostic) => {
      const range = replacement(text, diagnostic);
      return range ? [{ diagnostic, ...range }] : [];
    })
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, index, sorted) => start >= (sorted[index - 1]?.end ?? 0));
  if (tried.length === 0) return diagnostics.map((one) => ({ ...one, fix: undefined }));
  const fixed = replaceRanges(text, tried);
  const then = diagnosticsOf(fixed);
  let moved = 0;
  const helpful = tried.filter(({ diagnostic: { line, message }, start, end, replace }) => {
    const [from, to] = [positionAt(text, start).line, positionAt(fixed, start + moved).line];
    const first = Math.min(line, from);
    const before = inLines(diagnostics, first, positionAt(text, end).line);
    const last = positionAt(fixed, start + moved + replace.length).line;
    const after = inLines(then, first + to - from, last);
    moved += replace.length - (end - start);
    const known = new Set(before.map((one) => one.message));
    const same = (all: readonly Diagnostic[]) => all.filter((one) => one.message === message);
    // An error with its own safe fix was only hidden before.
    const isBetter = after.every((one) => known.has(one.message) || one.fix?.safe);
    return isBetter && same(after).length < same(before).length;
  });
  const kept = new Set(helpful.map(({ diagnostic }) => diagnostic));
  return diagnostics.map((one) => (kept.has(one) ? one : { ...one, fix: undefined }));
}

function inLines(diagnostics: readonly Diagnostic[], first: number, last: number): Diagnostic[] {
  return diagnostics.filter(({ line }) => first <= line && line <= last);
}
