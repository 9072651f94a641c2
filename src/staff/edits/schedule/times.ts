import { midnight } from '../../../site/fields/time-of-day.ts';
import { formatTime } from '../../../site/lib/format-hours.ts';
import type { ContentFile } from '../../../compiler/read/resolve/content-file.ts';
import type { Times } from './schedule-requests.ts';

/** Formats minutes from midnight for time inputs: `09:00`. The end of a day is `00:00`. */
export function toInputTimes({ opens, closes }: Record<keyof Times, number>): Times {
  return { opens: formatTime(opens, {}), closes: formatTime(closes % midnight, {}) };
}

/** Parses time inputs to minutes from midnight. A closing time of `00:00` is the end of the day. */
export function parseTimes({ opens, closes }: Times) {
  return { opens: minutesOf(opens), closes: minutesOf(closes) || midnight };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Returns the function that formats minutes as a file does: `9:00 AM`, or `09:00` if no time has AM or PM. */
export function timeFormatter({ segments }: ContentFile): (minutes: number) => string {
  const times = segments.filter(({ label }) => /\.(opens|closes)$/.test(label));
  const uses24HourClock = times.length > 0 && times.every(({ value }) => !/[AP]M$/.test(value));
  const text = uses24HourClock ? {} : { am: '{time} AM', pm: '{time} PM' };
  return (minutes) => formatTime(minutes, text);
}
