import { z } from 'zod';

const pattern = /^(?:(1[0-2]|[1-9]):([0-5]\d) (AM|PM)|([01]\d|2[0-3]):([0-5]\d))$/;
const rule = 'Write a time like 9:00 AM or 6:30 PM, or in 24 hours like 09:00 or 18:30.';

/** The end of a day, in minutes from its start. */
export const midnight = 24 * 60;

/** Accepts a time of day, `6:00 PM` or `18:00`, and returns minutes from midnight. */
export function timeOfDay(description: string) {
  return z
    .string()
    .regex(pattern, { error: rule, abort: true })
    .transform(minutesFromMidnight)
    .meta(metadata(description));
}

/** Accepts the end of a period, which may be the end of the day: `12:00 AM` or `24:00`. */
export function closingTime(description: string) {
  return z
    .string()
    .refine((value) => value === '24:00' || pattern.test(value), { error: rule, abort: true })
    .transform((value) => (value === '24:00' ? midnight : minutesFromMidnight(value) || midnight))
    .meta(metadata(description));
}

function metadata(description: string) {
  return {
    description,
    form: 'a time of day',
    examples: ['9:00 AM', '18:30'],
    normalize,
  };
}

/** Normalizes `9am`, `6.30 p.m.` and `18.00`, but not `9:00`, which is ambiguous. */
function normalize(input: string): string | undefined {
  const [, digits = '', minute = '00', letter] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(input) ?? [];
  const hour = Number(digits);
  const isAfternoon = letter?.toLowerCase() === 'p';
  if (digits === '' || hour > (letter ? 23 : 24) || (letter && hour > 12 && !isAfternoon))
    return undefined;
  if (letter) return `${hour % 12 || 12}:${minute} ${isAfternoon ? 'PM' : 'AM'}`;
  return hour > 12 || digits.startsWith('0') ? `${digits}:${minute}` : undefined;
}

function minutesFromMidnight(value: string): number {
  const [, hour, minute, half, hour24, minute24] = pattern.exec(value) ?? [];
  if (half === undefined) return Number(hour24) * 60 + Number(minute24);
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}
