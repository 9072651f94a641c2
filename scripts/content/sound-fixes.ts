import { without, type Diagnostic } from './diagnostics/diagnostic.ts';
import { replacement, replaceRanges } from './diagnostics/fixes.ts';
import { positionAt } from './diagnostics/position.ts';
import type { SourceFile } from './read/read-content.ts';

/**
 * Takes away the fixes that would not help: those after which the lines that they write do not have fewer
 * errors, or have another.
 * @param diagnostics all that is wrong with the files
 * @param diagnosticsOf what would be wrong with other texts of them
 */
export function withSoundFixes(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  diagnosticsOf: (sources: readonly SourceFile[]) => readonly Diagnostic[],
): Diagnostic[] {
  const helps = (diagnostic: Diagnostic, source: SourceFile): boolean => {
    const found = replacement(source.text, diagnostic);
    if (!found) return false;
    const text = replaceRanges(source.text, [found]);
    const then = diagnosticsOf(sources.map((one) => (one === source ? { ...source, text } : one)));
    const first = Math.min(diagnostic.line, positionAt(source.text, found.start).line);
    const inLines = (all: readonly Diagnostic[], last: number) =>
      all.filter(({ path, line }) => path === source.path && first <= line && line <= last);
    const before = inLines(diagnostics, positionAt(source.text, found.end).line);
    const after = inLines(then, positionAt(text, found.start + found.replace.length).line);
    // What has a safe fix of its own is only what the error had hidden.
    const hidden = new Set(without(after, before).filter(({ fix }) => fix?.safe));
    const left = after.filter((one) => !hidden.has(one));
    return without(left, before).length === 0 && left.length < before.length;
  };
  return diagnostics.map((diagnostic) => {
    const source = sources.find(({ path }) => path === diagnostic.path);
    const isOffered = !diagnostic.fix || !source || helps(diagnostic, source);
    return isOffered ? diagnostic : { ...diagnostic, fix: undefined };
  });
}
