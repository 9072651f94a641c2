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

/** Returns the seven weekdays, starting with the given day. */
export function weekStartingOn(first: Weekday): Weekday[] {
  const start = weekdays.indexOf(first);
  return [...weekdays.slice(start), ...weekdays.slice(0, start)];
}

/** Returns the days of a range in order: Friday to Sunday are three days. */
export function daysOf({ from, to }: { from: Weekday; to: Weekday }): Weekday[] {
  const week = weekStartingOn(from);
  return week.slice(0, week.indexOf(to) + 1);
}
