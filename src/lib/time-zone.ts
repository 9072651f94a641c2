/** A moment as clocks and calendars of a place show it. */
export interface LocalTime {
  /** `2026-11-21` (ISO 8601). */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes from midnight. */
  minutes: number;
}

/** What the clocks of a place are ahead of UTC, in minutes, from a moment on (Unix time in milliseconds). */
export interface UtcOffset {
  from: number;
  minutes: number;
}

/** For how many years changes of the clock are looked up, so that a site need not be built more often. */
const years = 10;

/** How close together two changes may be without being overlooked, and how exactly they are found, in milliseconds. */
const week = 7 * 86_400_000;
const minute = 60_000;

/**
 * How the clocks of a time zone go, from the oldest change on. Read from Intl by the build: to start
 * it takes a phone longer than all else that a page does, and old phones know old summer times.
 * @param timeZone its IANA name, such as `Asia/Kathmandu`
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
 * What clocks show at a moment where they go by such offsets, wherever the device itself is.
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

/** The local time at the start of the day that comes a number of days later. */
export function daysLater({ date }: LocalTime, days: number): LocalTime {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), minutes: 0 };
}
