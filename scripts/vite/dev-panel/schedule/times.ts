import { midnight } from '../../../../src/fields/time-of-day.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';

/** Formats minutes from midnight for a time input: `09:00`. Both midnights are `00:00`. */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Parses a time to minutes from midnight. @param isEnd true if `00:00` is the end of the day */
export function minutesOf(time: string, isEnd: boolean): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  return isEnd && minutes === 0 ? midnight : minutes;
}

/** Returns the function that formats times as a file does: `9:00 AM`, or `09:00` if all of its times have 24 hours. */
export function timeStyle({ segments }: ContentFile): (minutes: number) => string {
  const times = segments.filter(({ label }) => /\.(opens|closes)$/.test(label));
  if (times.length > 0 && times.every(({ value }) => !value.endsWith('M'))) {
    return (minutes) => (minutes === midnight ? '24:00' : clockTime(minutes));
  }
  return (minutes) => {
    const [, hour, minute] = /^(\d+):(\d+)$/.exec(clockTime(minutes)) ?? [];
    return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
  };
}
