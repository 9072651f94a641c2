/** A moment as clocks and calendars of a place show it. */
export interface LocalTime {
  /** `2026-11-21` (ISO 8601). */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes from midnight. */
  minutes: number;
}

/**
 * What clocks of a time zone show at a moment, wherever the device itself is.
 * @param timeZone its IANA name, such as `Asia/Kathmandu`
 */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = clock.formatToParts(moment).map(({ type, value }) => [type, value] as const);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  const date = `${year}-${month}-${day}`;
  return {
    date,
    weekday: new Date(date).getUTCDay(),
    minutes: Number(hour) * 60 + Number(minute),
  };
}

/** The local time at the start of the day that comes a number of days later. */
export function daysLater({ date }: LocalTime, days: number): LocalTime {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), minutes: 0 };
}
