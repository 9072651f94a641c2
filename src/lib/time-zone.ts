/** A moment by a place's clock and calendar. */
export interface LocalTime {
  /** A date: `2026-11-21` (ISO 8601). */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes from midnight. */
  minutes: number;
}

/** A place's offset from UTC in minutes, since a moment (Unix time in milliseconds). */
export interface UtcOffset {
  from: number;
  minutes: number;
}

/** The number of years to look up clock changes for. Build a site at least this often. */
const years = 10;

/** The interval of the search for clock changes, in milliseconds. Two changes are further apart. */
const week = 7 * 86_400_000;
const minute = 60_000;

/**
 * Returns the clock changes of a time zone. The build reads them from Intl, because Intl starts
 * slowly on phones, and old phones have outdated rules.
 * @param timeZone an IANA name, such as `Asia/Kathmandu`
 */
export function utcOffsets(
  timeZone: string,
  firstYear = new Date().getUTCFullYear(),
): readonly UtcOffset[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (time: number) => {
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(format.format(time)) ?? [];
    return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0;
  };
  const changes = (from: number, to: number): UtcOffset[] => {
    const minutes = offsetAt(to);
    if (to - from <= week && minutes === offsetAt(from)) return [];
    if (to - from <= minute) return [{ from: to, minutes }];
    const middle = Math.floor((from + to) / 2 / minute) * minute;
    return [...changes(from, middle), ...changes(middle, to)];
  };
  const start = Date.UTC(firstYear);
  return [{ from: 0, minutes: offsetAt(start) }, ...changes(start, Date.UTC(firstYear + years))];
}

/**
 * Returns the local time of a moment by these offsets, whatever the device's time zone.
 * @param offsets from the oldest on
 */
export function localTime(moment: Date, offsets: readonly UtcOffset[]): LocalTime {
  const time = moment.getTime();
  const { minutes = 0 } = offsets.findLast(({ from }) => from <= time) ?? {};
  const local = new Date(time + minutes * minute);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** Returns the start of the day that is a number of days later. */
export function daysLater({ date }: LocalTime, days: number): LocalTime {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), minutes: 0 };
}
