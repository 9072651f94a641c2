import type { Weekday } from '../../../site/fields/weekday.ts';

/** Opening and closing time on the 24-hour clock: `09:00`. A closing time of `00:00` is midnight. */
export interface Times {
  opens: string;
  closes: string;
}

/** The hours of a weekday: no times if the shop is closed, two if the day has a break. */
export interface DayHours {
  day: Weekday;
  times: Times[];
}

/** The hours of all weekdays: `before` as the form was opened with, `after` as staff changed them. */
export interface HoursChange {
  before: readonly DayHours[];
  after: readonly DayHours[];
}

/** A holiday, or days with special hours. Days are in ISO 8601. */
export interface SpecialDay {
  from: string;
  /** The last day. A single day has the same first and last day. */
  until: string;
  /** The reason by language (BCP 47). */
  reason: Readonly<Record<string, string>>;
  /** Undefined if the shop is closed. */
  times?: Times | undefined;
}

/** A line above the header of every page. */
export interface Announcement {
  from: string;
  until: string;
  /** The text by language (BCP 47). */
  words: Readonly<Record<string, string>>;
}

/**
 * A change of an item. `before` is the item as the form was opened with, and is undefined if the item
 * is new. `after` is undefined if the item is removed.
 */
export interface ItemChange<Item> {
  before?: Item | undefined;
  after?: Item | undefined;
}

export type SpecialDayChange = ItemChange<SpecialDay>;
export type AnnouncementChange = ItemChange<Announcement>;
