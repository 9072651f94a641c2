import { z } from 'zod';

/** The days in the order of the Nepali working week, which starts on Sunday. */
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
