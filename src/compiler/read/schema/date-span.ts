import { offsetOf } from '../../diagnostics/position.ts';
import { parseDay } from '../../text/parse-day.ts';
import type { FrontMatter } from '../parse/front-matter.ts';
import type { ValueDiagnostic } from './value-diagnostic.ts';
import { say } from '../../../site/fields/say.ts';

/** Explains fields that contain two days, such as `date: 2026-12-05 to 2026-12-25`, with a fix. */
export function explainDateSpans(
  diagnostics: readonly ValueDiagnostic[],
  { scalars, positionOfKey }: FrontMatter,
  text: string,
  today = new Date().toISOString().slice(0, 10),
): ValueDiagnostic[] {
  const message = say`Write the first day after "from:" and the last day after "until:".`;
  const spanErrors = diagnostics.flatMap((diagnostic) => {
    const scalar = scalars.find(({ path }) => String(path) === String(diagnostic.path));
    const days = (scalar?.value ?? '')
      .split(/ (?:-|to|until|till|देखि) | ?[–—] ?/)
      .map((day) => parseDay(day, today));
    const [first, last] = days;
    if (!scalar || !first || !last || days.length > 2) return [];
    const from = positionOfKey(diagnostic.path);
    const find = text.slice(offsetOf(text, from), scalar.end).trimEnd();
    const indent = ' '.repeat(from.column - 1);
    const replace = `from: ${first.date}\n${indent}until: ${last.date}`;
    // Only a person knows whether a year is of Bikram Sambat.
    const isCertain = days.every((day) => day?.isBikramSambat === false);
    const fix = { find, from, replace, ...(isCertain && { safe: true as const }) };
    return [{ ...diagnostic, message, fix }];
  });
  const replacedPaths = new Set<string>();
  for (const { path } of spanErrors) {
    // The fix also adds the field `until`, so the error that it is missing is dropped.
    const untilPath = [...path.slice(0, -1), 'until'];
    replacedPaths.add(String(path)).add(String(untilPath));
  }
  return [...spanErrors, ...diagnostics.filter(({ path }) => !replacedPaths.has(String(path)))];
}
