import { midnight } from '../../../../src/fields/time-of-day.ts';
import { formatTime } from '../../../../src/lib/hours.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';
import type { Times } from '../protocol/schedule.ts';

/** Opening and closing time in minutes from midnight. */
type Minutes = Record<keyof Times, number>;

/** Formats times for time inputs: `09:00`. The start and the end of a day are `00:00`. */
export function formatTimes({ opens, closes }: Minutes): Times {
  return { opens: formatTime(opens, {}), closes: formatTime(closes % midnight, {}) };
}

/** Parses the times of time inputs. A closing time of `00:00` is the end of the day. */
export function parseTimes({ opens, closes }: Times): Minutes {
  return { opens: minutesOf(opens), closes: minutesOf(closes) || midnight };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Returns the function that formats minutes from midnight as a file does: `9:00 AM`, or `09:00` if
 * all times of the file use the 24-hour clock.
 */
export function timeFormatter({ segments }: ContentFile): (minutes: number) => string {
  const times = segments.filter(({ label }) => /\.(opens|closes)$/.test(label));
  // AM and PM end with M.
  const uses24HourClock = times.length > 0 && times.every(({ value }) => !value.endsWith('M'));
  const text = uses24HourClock ? {} : { am: '{time} AM', pm: '{time} PM' };
  return (minutes) => formatTime(minutes, text);
}
