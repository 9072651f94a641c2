import { midnight } from '../../../../src/fields/time-of-day.ts';
import { formatTime } from '../../../../src/lib/hours.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';

/** Formats minutes from midnight for a time input: `09:00`. The start and the end of a day are `00:00`. */
export function clockTime(minutes: number): string {
  return formatTime(minutes % midnight, {});
}

/** Parses a time to minutes from midnight. @param isEnd true if `00:00` is the end of the day */
export function minutesOf(time: string, isEnd: boolean): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  return isEnd && minutes === 0 ? midnight : minutes;
}

/** Returns the function that formats times as a file does: `9:00 AM`, or `09:00` if all of its times use the 24-hour clock. */
export function timeStyle({ segments }: ContentFile): (minutes: number) => string {
  const times = segments.filter(({ label }) => /\.(opens|closes)$/.test(label));
  const uses24HourClock = times.length > 0 && times.every(({ value }) => !value.endsWith('M'));
  const text = uses24HourClock ? {} : { am: '{time} AM', pm: '{time} PM' };
  return (minutes) => formatTime(minutes, text);
}
