import type { OpeningHoursSpecification } from 'schema-dts';
import { dateRangeOf } from '../../../src/fields/date.ts';
import { midnight } from '../../../src/fields/time-of-day.ts';
import { daysOf, type Weekday } from '../../../src/fields/weekday.ts';
import { compareDays, closedDays, type Opening, type SpecialDay } from '../../../src/lib/hours.ts';

/** A closed day opens and closes at midnight (Google's rule for LocalBusiness). */
const closedTimes = { opens: '00:00', closes: '00:00' };

/** Returns the weekly hours, closed days last. */
export function openingHours(openings: readonly Opening[]): OpeningHoursSpecification[] {
  const open = openings.map((opening) => hoursOf(daysOf(opening), times(opening)));
  const closedOn = closedDays(openings);
  return closedOn.length > 0 ? [...open, hoursOf(closedOn, closedTimes)] : open;
}

export function specialHours(specialDays: readonly SpecialDay[]): OpeningHoursSpecification[] {
  return specialDays.toSorted(compareDays).map((day) => ({
    '@type': 'OpeningHoursSpecification',
    description: day.reason,
    validFrom: dateRangeOf(day).from,
    validThrough: dateRangeOf(day).until,
    ...times(day),
  }));
}

function hoursOf(days: readonly Weekday[], hours: typeof closedTimes): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(nameOf),
    ...hours,
  };
}

/** Returns a day's name in schema.org. */
function nameOf(day: Weekday) {
  return day.replace(/^./, (first) => first.toUpperCase()) as Capitalize<Weekday>;
}

function times({ opens, closes }: Pick<SpecialDay, 'opens' | 'closes'>) {
  return opens === undefined || closes === undefined
    ? closedTimes
    : { opens: clock(opens), closes: closes === midnight ? endOfDay(opens) : clock(closes) };
}

/**
 * Returns the closing time at midnight. It belongs to the next day, unless the day opens at
 * midnight: both times at 00:00 would mean closed (Google's rules for LocalBusiness).
 */
function endOfDay(opens: number): string {
  return opens === 0 ? '23:59' : '00:00';
}

/** Formats a time as `09:00` (ISO 8601). @param minutes from midnight */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
