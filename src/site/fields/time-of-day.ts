import { z } from 'zod';
import { say, toIssue } from './say.ts';

/** Matches `6:00 PM` and `18:00`. */
const timePattern = /^(?:(1[0-2]|[1-9]):([0-5]\d) (AM|PM)|([01]\d|2[0-3]):([0-5]\d))$/;

/** The end of a day, in minutes from its start. */
export const midnight = 24 * 60;

/** Accepts a time of day, `6:00 PM` or `18:00`, and returns minutes from midnight. */
export function timeOfDay(description: string) {
  return z
    .string()
    .regex(timePattern, { error: timeAdvice(), abort: true })
    .transform(parseMinutes)
    .meta(timeMetadata(description));
}

/** Accepts a closing time. `12:00 AM`, `00:00` and `24:00` mean the end of the day. */
export function closingTime(description: string) {
  return z
    .string()
    .refine((value) => value === '24:00' || timePattern.test(value), {
      error: timeAdvice(),
      abort: true,
    })
    .transform((value) => (value === '24:00' ? midnight : parseMinutes(value) || midnight))
    .meta(timeMetadata(description));
}

function timeAdvice(): string {
  return toIssue(say`Write a time like 9:00 AM or 6:30 PM, or in 24 hours like 09:00 or 18:30.`);
}

function timeMetadata(description: string) {
  return {
    description,
    form: 'a time of day',
    examples: ['9:00 AM', '18:30'],
    normalize,
  };
}

/** Normalizes `9am`, `6.30 p.m.` and `18.00`, but not `9:00`, which is ambiguous. */
function normalize(input: string): string | undefined {
  const [, digits = '', minute = '00', amPmLetter] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(input) ?? [];
  const hour = Number(digits);
  if (amPmLetter === undefined) {
    const is24Hour = digits.startsWith('0') || (hour > 12 && hour <= 24);
    return is24Hour ? `${digits}:${minute}` : undefined;
  }
  const period = amPmLetter.toLowerCase() === 'p' ? 'PM' : 'AM';
  // PM allows hours to 23, because some people write 18:00 PM.
  const isHour = period === 'PM' ? hour >= 1 && hour <= 23 : hour <= 12;
  return isHour ? `${hour % 12 || 12}:${minute} ${period}` : undefined;
}

function parseMinutes(value: string): number {
  const [, hour, minute, amOrPm, hour24, minute24] = timePattern.exec(value) ?? [];
  if (amOrPm === undefined) return Number(hour24) * 60 + Number(minute24);
  return ((Number(hour) % 12) + (amOrPm === 'PM' ? 12 : 0)) * 60 + Number(minute);
}
