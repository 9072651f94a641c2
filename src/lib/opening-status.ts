import { isWithin, spanOf } from '../fields/date.ts';
import { midnight } from '../fields/time-of-day.ts';
import { daysOf, weekdays, type Weekday } from '../fields/weekday.ts';
import type { Opening, SpecialDay } from './hours.ts';
import { daysLater, type LocalTime } from './time-zone.ts';

/** Whether the shop is open, and what comes next; times are minutes from midnight. */
export type OpeningStatus =
  | { state: 'open'; closes: number }
  | { state: 'closed'; next?: { daysAhead: number; weekday: Weekday; opens: number } };

/** How far ahead the next opening is looked for, in days. */
const horizon = 31;

/**
 * Whether the shop is open at a moment. It opens at the minute of opening and is closed from the
 * minute of closing on.
 * @param special days that have other hours than their weekday
 */
export function openingStatus(
  now: LocalTime,
  openings: readonly Opening[],
  special: readonly SpecialDay[],
): OpeningStatus {
  const current = hoursOn(now, openings, special).find(
    ({ opens, closes }) => opens <= now.minutes && now.minutes < closes,
  );
  if (current) {
    const [first] = hoursOn(daysLater(now, 1), openings, special);
    const goesOn = current.closes === midnight && first?.opens === 0;
    return { state: 'open', closes: goesOn ? first.closes : current.closes };
  }
  for (let daysAhead = 0; daysAhead <= horizon; daysAhead += 1) {
    const day = daysAhead === 0 ? now : daysLater(now, daysAhead);
    const next = hoursOn(day, openings, special).find(({ opens }) => day.minutes <= opens);
    if (next) {
      return { state: 'closed', next: { daysAhead, weekday: weekdayOf(day), opens: next.opens } };
    }
  }
  return { state: 'closed' };
}

/** The hours of a day from early to late: none when it is closed, several with a break. */
function hoursOn(day: LocalTime, openings: readonly Opening[], special: readonly SpecialDay[]) {
  const others = special.filter((one) => isWithin(spanOf(one), day.date));
  const runs =
    others.length > 0 ? others : openings.filter((run) => daysOf(run).includes(weekdayOf(day)));
  return runs
    .flatMap(({ opens, closes }) =>
      opens === undefined || closes === undefined ? [] : [{ opens, closes }],
    )
    .toSorted((a, b) => a.opens - b.opens);
}

function weekdayOf(day: LocalTime): Weekday {
  return weekdays[day.weekday] ?? 'sunday';
}
