import type { OpeningHoursSpecification } from 'schema-dts';
import { dateRangeOf } from '../../../src/site/fields/date.ts';
import { midnight } from '../../../src/site/fields/time-of-day.ts';
import { daysOf, type Weekday } from '../../../src/site/fields/weekday.ts';
import {
  compareDays,
  closedDays,
  type Opening,
  type SpecialDay,
} from '../../../src/site/lib/format-hours.ts';

/** The times of a closed day: it opens and closes at midnight (Google's rule for LocalBusiness). */
const closedTimes = { opens: '00:00', closes: '00:00' };

/** Returns the weekly hours, closed days last. */
export function openingHours(openings: readonly Opening[]): OpeningHoursSpecification[] {
  const specifications = openings.map((opening) =>
    toSpecification(daysOf(opening), timesOf(opening)),
  );
  const closed = closedDays(openings);
  if (closed.length > 0) specifications.push(toSpecification(closed, closedTimes));
  return specifications;
}

/** Returns the hours of special days in the order of the calendar. */
export function specialHours(specialDays: readonly SpecialDay[]): OpeningHoursSpecification[] {
  return specialDays.toSorted(compareDays).map((day) => ({
    '@type': 'OpeningHoursSpecification',
    description: day.reason,
    validFrom: dateRangeOf(day).from,
    validThrough: dateRangeOf(day).until,
    ...timesOf(day),
  }));
}

function toSpecification(
  days: readonly Weekday[],
  times: typeof closedTimes,
): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(schemaName), ...times };
}

/** Returns the name of a weekday in schema.org: `Monday`. */
function schemaName(day: Weekday) {
  return day.replace(/^./, (first) => first.toUpperCase()) as Capitalize<Weekday>;
}

function timesOf({ opens, closes }: Pick<SpecialDay, 'opens' | 'closes'>) {
  if (opens === undefined || closes === undefined) return closedTimes;
  if (closes !== midnight) return { opens: isoTime(opens), closes: isoTime(closes) };
  // A day from 00:00 to 00:00 would be a closed day.
  return { opens: isoTime(opens), closes: opens === 0 ? '23:59' : '00:00' };
}

/** Formats a time as `09:00` (ISO 8601). @param minutes from midnight */
function isoTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return [hour, minutes % 60].map((number) => String(number).padStart(2, '0')).join(':');
}
