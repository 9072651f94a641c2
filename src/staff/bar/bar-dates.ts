import { closingTime, timeOfDay } from '../../site/fields/time-of-day.ts';
import type { Weekday } from '../../site/fields/weekday.ts';
import {
  formatDate,
  formatDays,
  formatTime,
  formatTimes,
  specialRows,
  type HoursText,
} from '../../site/lib/format-hours.ts';
import { localTime, utcOffsets } from '../../site/lib/local-time.ts';
import type { DayHours, SpecialDay } from '../edits/schedule/schedule-requests.ts';
import { parseTimes } from '../edits/schedule/times.ts';

/** Formats days and times as the page does, in its language: Chromium has no Nepali. */
export type BarDates = ReturnType<typeof createDates>;

/** @param text the texts of the site for days and times */
export function createDates(text: HoursText) {
  const today = new Date().toISOString().slice(0, 10);
  const dates = {
    /** `2026-10-20` → `Tuesday, October 20`, with the year if it is not the current one. */
    day: (date: string) => formatDate(date, text, today),
    /** `18:00` → `6:00 PM`. */
    time: (time: string) => formatTime(minutesOf(time), text),
    /** `Sunday to Friday`, or the name of a single day. */
    days: (from: Weekday, to: Weekday) => formatDays(from, to, text),
    /** `9:00 AM – 6:00 PM`, or the word for a closed day. */
    times(times: DayHours['times']): string {
      const ranges = times
        .map(parseTimes)
        .map(({ opens, closes }) => formatTimes(opens, closes, text));
      return ranges.join(', ') || text.closed;
    },
    /** `Friday: 9:00 AM – 6:00 PM`. */
    hours: ({ day, times }: DayHours) => `${text.weekdays[day]}: ${dates.times(times)}`,
    /** `Tuesday, October 20 to Friday, October 23: Dashain`, with the times if the shop is open. */
    holiday({ from, until, times }: SpecialDay, reason: string): string {
      const day = { ...(from === until ? { date: from } : { from, until }), reason };
      const [row] = specialRows([{ ...day, ...(times && parseTimes(times)) }], text, today);
      return times ? `${row?.days} (${row?.times})` : (row?.days ?? reason);
    },
    /** `Monday, October 7, 2030, 12:00 PM`. @param moment Unix time in milliseconds */
    moment(moment: number, timeZone: string): string {
      const date = new Date(moment);
      const local = localTime(date, utcOffsets(timeZone, date.getUTCFullYear() - 1));
      return `${dates.day(local.date)}, ${formatTime(local.minutes, text)}`;
    },
  };
  return dates;
}

function minutesOf(time: string): number {
  return closingTime('').safeParse(time).data ?? 0;
}

/** Returns a time for a time input: `6:00 PM` → `18:00`. */
export function toTimeInput(time: string): string {
  const minutes = timeOfDay('').safeParse(time).data;
  return minutes === undefined ? '' : formatTime(minutes, {});
}
