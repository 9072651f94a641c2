import { isWithin, spanOf } from '../fields/date.ts';
import { midnight } from '../fields/time-of-day.ts';
import { daysOf, weekdays, type Weekday } from '../fields/weekday.ts';
import type { Opening, SpecialDay } from './hours.ts';
import { daysLater, type LocalTime } from './time-zone.ts';

/** The state of the shop and its next change. Times are minutes from midnight. */
export type OpeningStatus =
  | { state: 'open'; closes: number }
  | { state: 'closed'; next?: { daysAhead: number; weekday: Weekday; opens: number } };

/** The maximum number of days to search for the next opening. */
const maxDaysAhead = 31;

/**
 * Returns whether the shop is open, and its next change. It opens at its opening minute and closes at its closing
 * minute.
 * @param special days whose hours override the weekday's
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
    const continues = current.closes === midnight && first?.opens === 0;
    return { state: 'open', closes: continues ? first.closes : current.closes };
  }
  for (let daysAhead = 0; daysAhead <= maxDaysAhead; daysAhead += 1) {
    const day = daysAhead === 0 ? now : daysLater(now, daysAhead);
    const next = hoursOn(day, openings, special).find(({ opens }) => day.minutes <= opens);
    if (next) {
      return { state: 'closed', next: { daysAhead, weekday: weekdayOf(day), opens: next.opens } };
    }
  }
  return { state: 'closed' };
}

/** Returns the hours of a day in order: none if it is closed, several with a break. */
function hoursOn(day: LocalTime, openings: readonly Opening[], special: readonly SpecialDay[]) {
  const exceptions = special.filter((exception) => isWithin(spanOf(exception), day.date));
  const runs =
    exceptions.length > 0
      ? exceptions
      : openings.filter((run) => daysOf(run).includes(weekdayOf(day)));
  return runs
    .flatMap(({ opens, closes }) =>
      opens === undefined || closes === undefined ? [] : [{ opens, closes }],
    )
    .toSorted((a, b) => a.opens - b.opens);
}

function weekdayOf(day: LocalTime): Weekday {
  return weekdays[day.weekday] ?? 'sunday';
}
