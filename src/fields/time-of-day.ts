import { z } from 'zod';

const pattern = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

/** A time of day as the shop writes it, `9:00 AM`; the schema's output is minutes from midnight. */
export function timeOfDay(description: string) {
  return z
    .string()
    .regex(pattern, { error: 'write a time like 9:00 AM or 6:30 PM', abort: true })
    .transform(minutesFromMidnight)
    .meta({ description, form: 'a time of day', examples: ['9:00 AM', '6:30 PM'] });
}

function minutesFromMidnight(value: string): number {
  const [, hour, minute, half] = pattern.exec(value) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}
