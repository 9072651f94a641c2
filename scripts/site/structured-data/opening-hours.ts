import type { OpeningHoursSpecification } from 'schema-dts';
import { spanOf } from '../../../src/fields/date.ts';
import { midnight } from '../../../src/fields/time-of-day.ts';
import { daysOf, type Weekday } from '../../../src/fields/weekday.ts';
import { byDate, closedDays, type Opening, type SpecialDay } from '../../../src/lib/hours.ts';

/** How a day is said to be closed: it ends when it begins (Google's rule for LocalBusiness). */
const closed = { opens: '00:00', closes: '00:00' };

/** The week, closed days last. */
export function openingHours(openings: readonly Opening[]): OpeningHoursSpecification[] {
  const open = openings.map((run) => hoursOf(daysOf(run), times(run)));
  const shut = closedDays(openings);
  return shut.length > 0 ? [...open, hoursOf(shut, closed)] : open;
}

/** The days with hours of their own, in the order of the calendar. */
export function specialHours(special: readonly SpecialDay[]): OpeningHoursSpecification[] {
  return special.toSorted(byDate).map((day) => ({
    '@type': 'OpeningHoursSpecification',
    description: day.reason,
    validFrom: spanOf(day).from,
    validThrough: spanOf(day).until,
    ...times(day),
  }));
}

function hoursOf(run: readonly Weekday[], hours: typeof closed): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: run.map(nameOf),
    ...hours,
  };
}

/** A day as schema.org names it. */
function nameOf(day: Weekday) {
  return day.replace(/^./, (first) => first.toUpperCase()) as Capitalize<Weekday>;
}

function times({ opens, closes }: Pick<SpecialDay, 'opens' | 'closes'>) {
  return opens === undefined || closes === undefined
    ? closed
    : { opens: clock(opens), closes: closes === midnight ? endOfDay(opens) : clock(closes) };
}

/**
 * How midnight is said at the end of a day: it is the next day's, unless the day is open from its
 * beginning, which would be said to be closed (Google's rules for LocalBusiness).
 */
function endOfDay(opens: number): string {
  return opens === 0 ? '23:59' : '00:00';
}

/** A time as `09:00` (ISO 8601). @param minutes from midnight */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
