/** The local date and time of a place. */
export interface LocalTime {
  /** A date: `2026-11-21` (ISO 8601). */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes from midnight. */
  minutes: number;
}

/** A place's offset from UTC in minutes. It starts at a Unix time in milliseconds. */
export interface UtcOffset {
  startsAt: number;
  minutes: number;
}

/** A build contains the clock changes of this number of years. */
const yearCount = 10;

/** Clock changes are more than a week apart, so a search week by week finds all of them. */
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
  const start = Date.UTC(firstYear);
  const end = Date.UTC(firstYear + yearCount);
  const offsets = [{ startsAt: 0, minutes: offsetAt(start) }];
  for (let weekStart = start; weekStart < end; weekStart += weekMs) {
    const weekEnd = Math.min(weekStart + weekMs, end);
    const minutes = offsetAt(weekEnd);
    if (minutes === offsetAt(weekStart)) continue;
    // Divides the week into halves until only the minute of the change remains.
    let before = weekStart;
    let after = weekEnd;
    while (after - before > minuteMs) {
      const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle) === minutes) after = middle;
      else before = middle;
    }
    offsets.push({ startsAt: after, minutes });
  }
  return offsets;
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
  let minutes = 0;
  for (const offset of offsets) if (offset.startsAt <= time) minutes = offset.minutes;
  const local = new Date(time + minutes * minuteMs);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** Returns the start of the day (0:00) that is a number of days later. */
export function daysLater({ date }: Pick<LocalTime, 'date'>, days: number): LocalTime {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), minutes: 0 };
}
