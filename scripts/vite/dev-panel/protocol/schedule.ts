import type { weekdays } from '../../../../src/fields/weekday.ts';

/** A change of an item: added without `before`, removed without `after`. */
export interface Replaced<Item> {
  /** The item as `schedule` returned it. */
  before: Item | undefined;
  after: Item | undefined;
}

/** Opening hours and the announcement. Days are ISO 8601, times have 24 hours: `09:00`. */
export interface Schedule {
  /** Today in the shop's time zone. */
  today: string;
  timeZone: string;
  /** The site's default language first. */
  languages: { code: string; name: string }[];
  /** Seven days from Sunday. */
  hours: DayHours[];
  /** In the order of the file. */
  specialDays: SpecialDay[];
  announcement: Announcement | undefined;
}

/** Opening and closing time; a closing time of `00:00` is midnight. */
interface Times {
  opens: string;
  closes: string;
}

/** The hours of a weekday: closed without times, with a break if there are two. */
export interface DayHours {
  day: (typeof weekdays)[number];
  times: Times[];
}

/** A holiday, or days with special hours. */
export interface SpecialDay {
  from: string;
  /** The last day; the same as the first for a single day. */
  until: string;
  /** By language code. */
  reason: Record<string, string>;
  /** Undefined if the shop is closed. */
  times: Times | undefined;
}

/** The line above the header of every page. */
export interface Announcement {
  from: string;
  until: string;
  /** By language code. */
  words: Record<string, string>;
}
