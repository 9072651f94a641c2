/** The local date and time of a place. */
export interface LocalTime {
  /** A date: `2026-11-21` (ISO 8601). */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes from midnight. */
  minutes: number;
}

/** A place's offset from UTC in minutes, valid from a moment (Unix time in milliseconds). */
export interface UtcOffset {
  from: number;
  minutes: number;
}

/** A build contains the clock changes of this number of years. */
const yearCount = 10;

/** Clock changes are more than a week apart, so the search finds all of them. */
const weekMs = 7 * 86_400_000;
export const minuteMs = 60_000;

/**
 * Returns the clock changes of a time zone. The build reads them from Intl, because Intl starts
 * slowly on phones, and old phones have outdated rules.
 * @param timeZone an IANA name, such as `Asia/Kathmandu`
 */
export function utcOffsets(
  timeZone: string,
  firstYear = new Date().getUTCFullYear(),
): readonly UtcOffset[] {
  const formatter = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (time: number) => parseOffset(formatter.format(time));
  // Divides the range into halves until a half is one minute long.
  const findChanges = (from: number, to: number): UtcOffset[] => {
    const minutes = offsetAt(to);
    if (to - from <= weekMs && minutes === offsetAt(from)) return [];
    if (to - from <= minuteMs) return [{ from: to, minutes }];
    const middle = Math.floor((from + to) / 2 / minuteMs) * minuteMs;
    return [...findChanges(from, middle), ...findChanges(middle, to)];
  };
  const start = Date.UTC(firstYear);
  const end = Date.UTC(firstYear + yearCount);
  return [{ from: 0, minutes: offsetAt(start) }, ...findChanges(start, end)];
}

/** Returns the minutes of an offset such as `GMT-03:30`. UTC is `GMT`. */
function parseOffset(text: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -total : total;
}

/**
 * Returns the local time of a moment. Uses the offsets, not the time zone of the device.
 * @param offsets the oldest first
 */
export function localTime(moment: Date, offsets: readonly UtcOffset[]): LocalTime {
  const time = moment.getTime();
  const { minutes = 0 } = offsets.findLast(({ from }) => from <= time) ?? {};
  const local = new Date(time + minutes * minuteMs);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** Returns the start of the day (0:00) that is a number of days later. */
export function daysLater({ date }: LocalTime, days: number): LocalTime {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), minutes: 0 };
}
