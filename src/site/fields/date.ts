import { z } from 'zod';
import { say, toIssue, type Message } from './say.ts';

/** A function, so that pages, which use other functions of this file, do not load the sentence. */
export function dateAdvice(): Message {
  return say`Write the date as year-month-day, for example 2026-11-21.`;
}

/** Accepts a date: `2026-11-21` (ISO 8601). */
export function calendarDate(description: string) {
  return z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, {
      error: toIssue(dateAdvice()),
      abort: true,
    })
    .refine(isDay, { error: toIssue(say`This day does not exist in the calendar.`), abort: true })
    .meta({
      description,
      form: 'a date: year-month-day',
      examples: ['2026-11-21'],
      kind: 'date',
    });
}

/** Returns true if a day exists in A.D.: `2026-02-30` does not. */
export function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
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

/** Returns true if two ranges share a day. */
export function rangesOverlap(
  a: Record<'from' | 'until', string>,
  b: Record<'from' | 'until', string>,
): boolean {
  return a.from <= b.until && b.from <= a.until;
}

/** Rejects a range whose last day is before its first day. For `.superRefine()`. */
export function rejectEndBeforeStart({ from, until }: DateRange, context: z.RefinementCtx) {
  if (!from || !until || from <= until) return;
  const message = toIssue(say`The last day comes before the first.`);
  context.addIssue({ code: 'custom', message, path: ['until'], params: { related: 'from' } });
}

/** Returns the first and last day of a range or of a single date. Valid content has one of them. */
export function dateRangeOf(day: DateRange & { date?: string | undefined }) {
  return { from: day.from ?? day.date ?? '', until: day.until ?? day.date ?? '' };
}
