import { toIsoDate } from '../../../src/fields/date.ts';
import { offsetOf } from '../diagnostics/position.ts';
import type { FrontMatter } from '../parse/front-matter.ts';
import type { ValueDiagnostic } from './value-diagnostic.ts';

/** Explains two days in one field, such as `date: 2026-12-05 to 2026-12-25`. */
export function explainDateSpans(
  diagnostics: readonly ValueDiagnostic[],
  { scalars, positionOfKey }: FrontMatter,
  text: string,
): ValueDiagnostic[] {
  const message = 'Write the first day after "from:" and the last day after "until:".';
  const spans = diagnostics.flatMap((diagnostic) => {
    const scalar = scalars.find(({ path }) => String(path) === String(diagnostic.path));
    const days = (scalar?.value ?? '').split(/ (?:-|to|until|till) | ?[–—] ?/).map(toIsoDate);
    const [first, last] = days;
    if (!scalar || !first || !last || days.length > 2) return [];
    const from = positionOfKey(diagnostic.path);
    const find = text.slice(offsetOf(text, from), scalar.end).trimEnd();
    const replace = `from: ${first}\n${' '.repeat(from.column - 1)}until: ${last}`;
    return [{ ...diagnostic, message, fix: { find, from, replace, safe: true as const } }];
  });
  // The span contains the last day, so do not report it as missing.
  const explained = new Set(
    spans.flatMap(({ path }) => [path, [...path.slice(0, -1), 'until']].map(String)),
  );
  return [...spans, ...diagnostics.filter(({ path }) => !explained.has(String(path)))];
}
