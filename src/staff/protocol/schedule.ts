import { z } from 'zod';
import { weekdays } from '../../site/fields/weekday.ts';
import { trimmedText } from './request.ts';

/** A day in ISO 8601. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A time on the 24-hour clock: `09:00`. */
const time = z.string().regex(/^\d{2}:\d{2}$/);
/** Opening and closing time; a closing time of `00:00` is midnight. */
const times = z.object({ opens: time, closes: time });
const textByLanguage = z.record(z.string(), trimmedText);

/** The hours of a weekday: no times if the shop is closed, two if the day has a break. */
const dayHours = z.object({ day: z.enum(weekdays), times: z.array(times) });

/** The hours of all weekdays: `before` as the server sent them, `after` as staff changed them. */
export const hoursChange = z.object({ before: z.array(dayHours), after: z.array(dayHours) });

/** A holiday, or days with special hours. */
const specialDay = z.object({
  from: day,
  /** The last day. A single day has the same first and last day. */
  until: day,
  reason: textByLanguage,
  /** Undefined if the shop is closed. */
  times: times.optional(),
});

/** The line above the header of every page. */
const announcement = z.object({ from: day, until: day, words: textByLanguage });

export const specialDayChange = changeSchema(specialDay);
export const announcementChange = changeSchema(announcement);

/**
 * Returns the schema for a change of an item. `before` is the item as the server sent it, and is
 * undefined if the item is new. `after` is undefined if the item is removed.
 */
function changeSchema<Item extends z.ZodType>(item: Item) {
  return z
    .object({ before: item.optional(), after: item.optional() })
    .refine(({ before, after }) => before !== undefined || after !== undefined);
}

export type Times = z.infer<typeof times>;
export type DayHours = z.infer<typeof dayHours>;
export type HoursChange = z.infer<typeof hoursChange>;
export type SpecialDay = z.infer<typeof specialDay>;
export type SpecialDayChange = z.infer<typeof specialDayChange>;
export type Announcement = z.infer<typeof announcement>;
export type AnnouncementChange = z.infer<typeof announcementChange>;
