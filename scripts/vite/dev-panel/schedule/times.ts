import { midnight } from '../../../../src/fields/time-of-day.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';

/** Writes minutes of a day as an input of a page does: `09:00`; midnight at its end is `00:00`. */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Reads such a time. @param isEnd whether midnight is the end of the day */
export function minutesOf(time: string, isEnd: boolean): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  return isEnd && minutes === 0 ? midnight : minutes;
}

/** Returns how times are written in a file: `9:00 AM`, or `09:00` if all of its times have 24 hours. */
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
