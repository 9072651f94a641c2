import { z } from 'zod';

/** The days in the order in which JavaScript counts them, from Sunday on. */
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

/** A day of the week, in lower case English: `sunday`. */
export function weekday(description: string) {
  return z.enum(weekdays).meta({ description });
}

/** The days of a run, in order, round the end of the week where it must. */
export function daysOf({ from, to }: { from: Weekday; to: Weekday }): Weekday[] {
  const first = weekdays.indexOf(from);
  const length = ((weekdays.indexOf(to) - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => weekdays[(first + step) % 7] ?? from);
}
