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
  const parts = (scalar?.value ?? '')
    .replace(/ ?सम्म$/, '')
    .split(/ (?:-|to|until|till) | ?[–—] ?| ?देख[िी] /);
  const days = parts.map((part, index) => parseDayOfSpan(part, parts[1 - index], today));
  const [first, last] = days;
  if (!scalar || !first || !last || days.length > 2) return undefined;
  const from = positionOfKey(path);
  const find = text.slice(offsetOf(text, from), scalar.end).trimEnd();
  const indent = ' '.repeat(from.column - 1);
  const replace = `from: ${first.date}\n${indent}until: ${last.date}`;
  // Only a person knows whether a year is of Bikram Sambat.
  const isCertain = days.every((day) => day?.isBikramSambat === false && day.hasYear);
  return {
    message: say`Write the first day after "from:" and the last day after "until:".`,
    fix: { find, from, replace, ...(isCertain && { safe: true as const }) },
    includes: 'until',
  };
}

/** Reads a day of a span. In `15 to 17 January`, the first day takes the month of the other one. */
function parseDayOfSpan(typed: string, other: string | undefined, today: string) {
  const day = parseDay(typed, today);
  const [number] = /^\p{Nd}{1,2}(?= ?(?:st|nd|rd|th|गते)?$)/u.exec(typed) ?? [];
  if (day || number === undefined || !parseDay(other ?? '', today)?.hasMonthName) return day;
  return parseDay((other ?? '').replace(/(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u, number), today);
}
