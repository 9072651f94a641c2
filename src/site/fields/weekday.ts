import { z } from 'zod';

/** The days in JavaScript's order, starting with Sunday. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Accepts a day of the week in lower case English: `sunday`. */
export function weekday(description: string) {
  return z.enum(weekdays).meta({ description });
}

/** Returns the days of a range in order: Friday to Sunday are three days. */
export function daysOf({ from, to }: { from: Weekday; to: Weekday }): Weekday[] {
  const first = weekdays.indexOf(from);
  const weekFromFirst = [...weekdays.slice(first), ...weekdays.slice(0, first)];
  return weekFromFirst.slice(0, weekFromFirst.indexOf(to) + 1);
}
