import { isWithin, dateRangeOf } from '../fields/date.ts';
import { midnight } from '../fields/time-of-day.ts';
import { daysOf, weekdays, type Weekday } from '../fields/weekday.ts';
import type { Opening, SpecialDay } from './format-hours.ts';
import { daysLater, type LocalTime } from './local-time.ts';

/** A day from today on, such as tomorrow: one day ahead. */
export interface DayAhead {
  daysAhead: number;
  weekday: Weekday;
}

/** The state of the shop and its next change, if it is near. Times are minutes from midnight. */
export type OpeningStatus =
  | { state: 'open'; end?: DayAhead & { closes: number } }
  | { state: 'closed'; next?: DayAhead & { opens: number } };

/** The maximum number of days to search for the next change. */
const maxDaysAhead = 31;

/**
 * Returns whether the shop is open, and its next change. The shop is open at the opening minute and
 * closed at the closing minute.
 * @param specialDays days with special hours, which replace the hours of the weekday
 */
export function openingStatus(
  now: LocalTime,
  openings: readonly Opening[],
  specialDays: readonly SpecialDay[],
): OpeningStatus {
  /** Returns the hours of a day in order: none if the shop is closed, several if it has a break. */
  const findHours = (day: LocalTime) => {
    const special = specialDays.filter((range) => isWithin(dateRangeOf(range), day.date));
    const weekly = openings.filter((opening) => daysOf(opening).includes(weekdayOf(day)));
    const hours: { opens: number; closes: number }[] = [];
    for (const { opens, closes } of special.length > 0 ? special : weekly) {
      if (opens !== undefined && closes !== undefined) hours.push({ opens, closes });
    }
    return hours.sort((a, b) => a.opens - b.opens);
  };
  const current = findHours(now).find(
    ({ opens, closes }) => opens <= now.minutes && now.minutes < closes,
  );
  if (current) {
    let closes = endOf(current.closes, findHours(now));
    for (let daysAhead = 0; daysAhead <= maxDaysAhead; daysAhead += 1) {
      // Hours until midnight may continue after midnight.
      const nextHours = findHours(daysLater(now, daysAhead + 1));
      const [following] = nextHours;
      if (closes < midnight || following?.opens !== 0) {
        const weekday = weekdayOf(daysLater(now, daysAhead));
        return { state: 'open', end: { daysAhead, weekday, closes } };
      }
      closes = endOf(following.closes, nextHours);
    }
    return { state: 'open' };
  }
  for (let daysAhead = 0; daysAhead <= maxDaysAhead; daysAhead += 1) {
    const day = daysAhead === 0 ? now : daysLater(now, daysAhead);
    const next = findHours(day).find(({ opens }) => day.minutes <= opens);
    if (next) {
      return { state: 'closed', next: { daysAhead, weekday: weekdayOf(day), opens: next.opens } };
    }
  }
  return { state: 'closed' };
}

/** Returns when the shop closes if it would close at a minute, but other hours of the day begin then. */
function endOf(closes: number, hours: readonly { opens: number; closes: number }[]): number {
  return hours.reduce((end, next) => (next.opens === end ? next.closes : end), closes);
}

function weekdayOf(day: LocalTime): Weekday {
  return weekdays[day.weekday] ?? 'sunday';
}
