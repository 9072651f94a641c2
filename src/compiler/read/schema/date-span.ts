import { say } from '../../../site/fields/say.ts';
import { offsetOf } from '../../diagnostics/position.ts';
import { parseDay } from '../../text/parse-day.ts';
import type { FrontMatter } from '../parse/front-matter.ts';

/**
 * Explains a field that contains two days, such as `date: 2026-12-05 to 2026-12-25`, with a fix that also
 * adds the field `until`.
 */
export function explainDateSpan(
  path: readonly PropertyKey[],
  { scalars, positionOfKey }: FrontMatter,
  text: string,
  today = new Date().toISOString().slice(0, 10),
) {
  const scalar = scalars.find((candidate) => String(candidate.path) === String(path));
  const days = (scalar?.value ?? '')
    .split(/ (?:-|to|until|till|देखि) | ?[–—] ?/)
    .map((day) => parseDay(day, today));
  const [first, last] = days;
  if (!scalar || !first || !last || days.length > 2) return undefined;
  const from = positionOfKey(path);
  const find = text.slice(offsetOf(text, from), scalar.end).trimEnd();
  const indent = ' '.repeat(from.column - 1);
  const replace = `from: ${first.date}\n${indent}until: ${last.date}`;
  // Only a person knows whether a year is of Bikram Sambat.
  const isCertain = days.every((day) => day?.isBikramSambat === false);
  return {
    message: say`Write the first day after "from:" and the last day after "until:".`,
    fix: { find, from, replace, ...(isCertain && { safe: true as const }) },
    includes: 'until',
  };
}
