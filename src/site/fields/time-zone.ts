import { z } from 'zod';
import { say, toIssue } from './say.ts';

/** Accepts the IANA name of a time zone: `Asia/Kathmandu`. */
export function timeZone(description: string) {
  return z
    .string()
    .refine(isTimeZone, {
      error: toIssue(
        say`Write the name of a time zone, for example Asia/Kathmandu or Europe/Berlin.`,
      ),
    })
    .meta({
      description,
      form: 'the name of a time zone',
      examples: ['Asia/Kathmandu', 'Europe/Berlin'],
    });
}

/** Returns true for a time zone that `Intl` knows, except fixed offsets: `+01:00` and `EST`. */
function isTimeZone(name: string): boolean {
  if (!/^(?:[A-Z]\w+\/|UTC$)/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}
