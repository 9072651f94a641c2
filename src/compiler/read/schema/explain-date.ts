import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { toBikramSambat } from '../../text/bikram-sambat.ts';
import { parseDay } from '../../text/parse-day.ts';
import { asDay, asNepaliDate, say } from '../../../site/fields/say.ts';

/**
 * Offers the day in A.D. for a date that is not written as year-month-day.
 * @param today the current date (ISO 8601)
 */
export function explainDate(
  input: string,
  today = new Date().toISOString().slice(0, 10),
): Partial<Explanation> {
  const parsed = parseDay(input, today);
  if (!parsed) return {};
  const { date, isBikramSambat } = parsed;
  if (isBikramSambat) return explainBikramSambat(input, date);
  return { fix: { find: input, replace: date, ...(parsed.hasYear && { safe: true }) } };
}

/** Offers the day in A.D. for a date of Bikram Sambat. @param date in A.D. (ISO 8601) */
export function explainBikramSambat(input: string, date: string): Explanation {
  const typed = asNepaliDate(input);
  const question = say`Did you mean ${{ typed }} in Bikram Sambat? In A.D. that day is ${{ day: asDay(date) }}.`;
  const message = toBikramSambat(date)?.isOfficial
    ? question
    : [...question, ...say`Check it: the calendar from 2084 on is not official yet.`];
  return { message, fix: { find: input, replace: date } };
}
