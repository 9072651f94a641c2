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
import { localTime, type UtcOffset } from '../../site/lib/local-time.ts';
import { toBikramSambat } from '../../compiler/text/bikram-sambat.ts';
import { parseDay, type ParsedDay } from '../../compiler/text/parse-day.ts';
import { parseWeekday } from '../../compiler/text/parse-weekday.ts';
import type { Strings } from '../words/en.ts';
import type { DayHours, SpecialDay } from '../edits/schedule/schedule-requests.ts';
import { parseTimes } from '../edits/schedule/times.ts';

type BikramSambatText = Pick<Strings, 'bikramSambat' | 'notOfficial'>;

/** Formats days and times as the page does, in its language: Chromium has no Nepali. */
export type BarDates = ReturnType<typeof createDates>;

/**
 * @param text the texts of the site for days and times
 * @param offsets the clock changes of the shop's time zone
 * @param bikramSambat how staff read days of Nepal's calendar; undefined in other countries
 */
export function createDates(
  text: HoursText,
  offsets: readonly UtcOffset[],
  bikramSambat?: BikramSambatText,
) {
  /** Returns the day in the shop at a moment. */
  const dayAt = (moment: Date) => localTime(moment, offsets).date;
  const today = () => dayAt(new Date());
  const dates = {
    /** `2026-10-20T20:00Z` → `Wednesday, October 21`. */
    dayOf: (moment: string | number): string => dates.day(dayAt(new Date(moment))),
    /** `2026-10-20` → `Tuesday, October 20`, with the year if it is not the current one. */
    day: (date: string) => formatDate(date, text, today()),
    /** `15 Mangsir 2083` or `Tuesday` → `2026-12-01`, in A.D. */
    parse(typed: string): ParsedDay | undefined {
      const date = parseWeekday(typed, today());
      return date === undefined
        ? parseDay(typed, today())
        : { date, isBikramSambat: false, hasMonthName: false, hasYear: true };
    },
    /** `2026-10-21` → `4 Kartik 2083`; undefined if the shop does not use this calendar. */
    bikramSambat(date: string): string | undefined {
      const converted = bikramSambat && toBikramSambat(date);
      if (!converted) return undefined;
      const { year, month, day, isOfficial } = converted;
      const shown = bikramSambat.bikramSambat(String(year), month, day);
      return isOfficial ? shown : `${shown} (${bikramSambat.notOfficial})`;
    },
    /** `2026-10-21` → `Wednesday, October 21 · 4 Kartik 2083`; empty if the day is undefined. */
    inBothCalendars: (date: string | undefined) =>
      date === undefined
        ? ''
        : [dates.day(date), dates.bikramSambat(date)].filter(Boolean).join(' · '),
    /** `2026-10-20T12:15Z` → `6:00 PM`. */
    timeOf: (moment: string | number): string =>
      formatTime(localTime(new Date(moment), offsets).minutes, text),
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
      const [row] = specialRows([{ ...day, ...(times && parseTimes(times)) }], text, today());
      return times ? `${row?.days} (${row?.times})` : (row?.days ?? reason);
    },
    /** `Monday, October 7, 2030, 12:00 PM`. @param moment Unix time in milliseconds */
    moment: (moment: number) => `${dates.dayOf(moment)}, ${dates.timeOf(moment)}`,
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
