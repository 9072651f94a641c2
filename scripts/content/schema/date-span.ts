import { isoDay } from '../../../src/fields/date.ts';
import { offsetOf } from '../diagnostics/position.ts';
import type { FrontMatter } from '../parse/front-matter.ts';
import type { ValueDiagnostic } from './schema-errors.ts';

/** Explains two days in one field, such as `date: 2026-12-05 to 2026-12-25`, by one diagnostic. */
export function explainDateSpans(
  diagnostics: readonly ValueDiagnostic[],
  { scalars, positionOfKey }: FrontMatter,
  text: string,
): ValueDiagnostic[] {
  const message = 'Write the first day after "from:" and the last day after "until:".';
  const spans = diagnostics.flatMap((one) => {
    const scalar = scalars.find(({ path }) => path.join('.') === one.path.join('.'));
    const days = (scalar?.value ?? '').split(/ (?:-|to|until|till) | ?[–—] ?/).map(isoDay);
    const [first, last] = days;
    if (!scalar || !first || !last || days.length > 2) return [];
    const from = positionOfKey(one.path);
    const find = text.slice(offsetOf(text, from), scalar.end).trimEnd();
    const replace = `from: ${first}\n${' '.repeat(from.column - 1)}until: ${last}`;
    return [{ ...one, message, fix: { find, from, replace, safe: true as const } }];
  });
  // The span holds the last day, so that is not missing.
  const explained = new Set(
    spans.flatMap(({ path }) => [path, [...path.slice(0, -1), 'until']].map(String)),
  );
  return [...spans, ...diagnostics.filter(({ path }) => !explained.has(String(path)))];
}
