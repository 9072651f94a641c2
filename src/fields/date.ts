import { z } from 'zod';

/** A day of the calendar as year, month and day: `2026-11-21` (ISO 8601). */
export function calendarDate(description: string) {
  return z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, {
      error: 'write the date as year-month-day, for example 2026-11-21',
      abort: true,
    })
    .refine(isDay, 'there is no such day in the calendar')
    .meta({ description, form: 'a date: year-month-day', examples: ['2026-11-21'] });
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
