import { toIsoDate } from '../../site/fields/date.ts';
import { offsetOf } from '../diagnostics/position.ts';
import type { FrontMatter } from '../parse/front-matter.ts';
import type { ValueDiagnostic } from './value-diagnostic.ts';

/** Explains fields that contain two days, such as `date: 2026-12-05 to 2026-12-25`, with a fix. */
export function explainDateSpans(
  diagnostics: readonly ValueDiagnostic[],
  { scalars, positionOfKey }: FrontMatter,
  text: string,
): ValueDiagnostic[] {
  const message = 'Write the first day after "from:" and the last day after "until:".';
  const spanErrors = diagnostics.flatMap((diagnostic) => {
    const scalar = scalars.find(({ path }) => String(path) === String(diagnostic.path));
    const days = (scalar?.value ?? '').split(/ (?:-|to|until|till) | ?[–—] ?/).map(toIsoDate);
    const [first, last] = days;
    if (!scalar || !first || !last || days.length > 2) return [];
    const from = positionOfKey(diagnostic.path);
    const find = text.slice(offsetOf(text, from), scalar.end).trimEnd();
    const indent = ' '.repeat(from.column - 1);
    const replace = `from: ${first}\n${indent}until: ${last}`;
    return [{ ...diagnostic, message, fix: { find, from, replace, safe: true as const } }];
  });
  const replacedPaths = new Set<string>();
  for (const { path } of spanErrors) {
    // The fix also adds the field `until`, so the error that it is missing is dropped.
    const untilPath = [...path.slice(0, -1), 'until'];
    replacedPaths.add(String(path)).add(String(untilPath));
  }
  return [...spanErrors, ...diagnostics.filter(({ path }) => !replacedPaths.has(String(path)))];
}
