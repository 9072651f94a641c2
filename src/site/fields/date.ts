import { z } from 'zod';

/** Accepts a date: `2026-11-21` (ISO 8601). */
export function calendarDate(description: string) {
  return z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, {
      error: 'Write the date as year-month-day, for example 2026-11-21.',
      abort: true,
    })
    .refine(isDay, { error: 'This day does not exist in the calendar.', abort: true })
    .meta({
      description,
      form: 'a date: year-month-day',
      examples: ['2026-11-21'],
      normalize,
    });
}

/** Matches the name of a month anywhere in a text that ends with a year: `January 5, 2026`. */
const monthNamePattern =
  /^(?=.*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))[a-z\d ,]+ \d{4}$/i;

/** Normalizes `5 Jan 2026`, `January 5th, 2026`, `2026/1/5` and `25/12/2026`. */
function normalize(input: string): string | undefined {
  return normalizeMonthName(input) ?? normalizeNumbers(input);
}

function normalizeMonthName(input: string): string | undefined {
  const text = input.replace(/(?<=\d)(?:st|nd|rd|th)\b/, '');
  const time = monthNamePattern.test(text) ? Date.parse(`${text} UTC`) : NaN;
  if (Number.isNaN(time)) return undefined;
  const date = new Date(time).toISOString().slice(0, 10);
  // JavaScript reads 31 February as a day in March, so the text must contain the day of the result.
  const day = Number(date.slice(8));
  return text.match(/\d+/g)?.some((digits) => Number(digits) === day) ? date : undefined;
}

/** Returns undefined for the ambiguous `5/12/2026`. */
function normalizeNumbers(input: string): string | undefined {
  const [, first = '', second = '', third = ''] = /^(\d+)[/. -](\d+)[/. -](\d+)$/.exec(input) ?? [];
  if (first.length === 4) return joinDate(first, second, third);
  if (third.length !== 4) return undefined;
  if (Number(first) > 12) return joinDate(third, second, first);
  return Number(second) > 12 ? joinDate(third, first, second) : undefined;
}

/** Returns a date as `2026-11-21`. Returns undefined if the text is not a date or is ambiguous. */
export function toIsoDate(input: string): string | undefined {
  const date = normalize(input.trim());
  return date !== undefined && isDay(date) ? date : undefined;
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function joinDate(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A range of days (ISO 8601). If `from` or `until` is missing, the range has no start or no end. */
export interface DateRange {
  from?: string | undefined;
  until?: string | undefined;
}

/** Returns true if the range contains the day. */
export function isWithin({ from, until }: DateRange, day: string): boolean {
  return (!from || from <= day) && (!until || day <= until);
}

/** Rejects a range whose last day is before its first day. For `.superRefine()`. */
export function rejectEndBeforeStart({ from, until }: DateRange, context: z.RefinementCtx) {
  if (!from || !until || from <= until) return;
  const message = 'The last day comes before the first.';
  context.addIssue({ code: 'custom', message, path: ['until'], params: { related: 'from' } });
}

/** Returns the first and last day of a range or of a single date. Valid content has one of them. */
export function dateRangeOf(day: DateRange & { date?: string | undefined }) {
  return { from: day.from ?? day.date ?? '', until: day.until ?? day.date ?? '' };
}
