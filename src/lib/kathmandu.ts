/** Nepal's clock: 5 hours and 45 minutes ahead of UTC all year round, in minutes. */
const offset = 5 * 60 + 45;

/** A moment as clocks and calendars in Kathmandu show it. */
export interface LocalTime {
  /** `2026-11-21` (ISO 8601). */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes from midnight. */
  minutes: number;
}

/** What clocks in Kathmandu show at a moment, wherever the device itself is. */
export function inKathmandu(moment: Date): LocalTime {
  const local = new Date(moment.getTime() + offset * 60_000);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** The day that it is in Kathmandu at a moment: `2026-11-21` (ISO 8601). */
export function dateInKathmandu(moment: Date): string {
  return inKathmandu(moment).date;
}

/** The local time at the start of the day that comes a number of days later. */
export function daysLater({ date }: LocalTime, days: number): LocalTime {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), minutes: 0 };
}
