import { z } from 'zod';

const pattern = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

/** A time of day as the shop writes it, `9:00 AM`; the schema's output is minutes from midnight. */
export function timeOfDay(description: string) {
  return z
    .string()
    .regex(pattern, { error: 'write a time like 9:00 AM or 6:30 PM', abort: true })
    .transform(minutesFromMidnight)
    .meta({
      description,
      form: 'a time of day',
      examples: ['9:00 AM', '6:30 PM'],
      meant,
    });
}

/** Reads `9am`, `6.30 p.m.`, `18:00` and `09:00`, but not `9:00`, which may be morning or evening. */
function meant(written: string): string | undefined {
  const [, digits = '', minute = '00', letter] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(written) ?? [];
  const hour = Number(digits);
  const isAfternoon = letter ? letter.toLowerCase() === 'p' : hour >= 12;
  if (digits === '' || hour > 23 || (hour > 12 && !isAfternoon)) return undefined;
  if (!letter && hour <= 12 && !digits.startsWith('0')) return undefined;
  return `${hour % 12 || 12}:${minute} ${isAfternoon ? 'PM' : 'AM'}`;
}

function minutesFromMidnight(value: string): number {
  const [, hour, minute, half] = pattern.exec(value) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}
