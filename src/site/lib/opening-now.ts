import { midnight } from '../fields/time-of-day.ts';
import type { Singletons } from '../singletons/singleton-schemas.ts';
import {
  formatDate,
  formatTime,
  type HoursText,
  type Opening,
  type SpecialDay,
} from './format-hours.ts';
import { daysLater, localTime, minuteMs, type LocalTime, type UtcOffset } from './local-time.ts';
import { openingStatus, type DayAhead, type OpeningStatus } from './opening-status.ts';
import { interpolate } from './template.ts';

/** The hours, special days and texts of the opening status. Each site has these fields. */
export interface OpeningFacts {
  business: {
    hours: readonly Opening[];
    special_days?: readonly SpecialDay[] | undefined;
  };
  opening: Singletons['opening'];
  calendar: HoursText;
  utcOffsets: readonly UtcOffset[];
}

/** Returns only the facts, without the other data of a site. */
export function openingFacts({
  business: { hours, special_days },
  opening,
  calendar,
  utcOffsets,
}: OpeningFacts): OpeningFacts {
  return { business: { hours, special_days }, opening, calendar, utcOffsets };
}

/**
 * Returns whether the shop is open, and the text that says so.
 * @param minute the current time in minutes (Unix time)
 */
export function openingNow(
  { business, opening, calendar, utcOffsets }: OpeningFacts,
  minute: number,
): { state: OpeningStatus['state']; text: string } {
  const now = localTime(new Date(minute * minuteMs), utcOffsets);
  const status = openingStatus(now, business.hours, business.special_days ?? []);
  return { state: status.state, text: formatStatus(status, now, opening, calendar) };
}

/** Returns the minute of a moment (Unix time). */
export function toUnixMinutes(moment: Date): number {
  return Math.floor(moment.getTime() / minuteMs);
}

/**
 * Returns the URL of a picture in a state of the shop. A drawing contains all states, and the fragment
 * `#open` or `#closed` selects one. So the state changes without a request. A photo has no states.
 */
export function pictureInState(src: string, state: OpeningStatus['state']): string {
  const [file = ''] = src.split('#');
  return /\.svg(?:\?|$)/.test(file) ? `${file}#${state}` : src;
}

function formatStatus(
  status: OpeningStatus,
  now: LocalTime,
  text: OpeningFacts['opening'],
  calendar: HoursText,
): string {
  // From six days ahead, a weekday's name is ambiguous, so the text contains the date instead.
  const formatDay = ({ daysAhead, weekday }: DayAhead) =>
    daysAhead < 6
      ? calendar.weekdays[weekday]
      : formatDate(daysLater(now, daysAhead).date, calendar, now.date);
  if (status.state === 'open') {
    if (!status.end) return text.always;
    const { daysAhead, closes } = status.end;
    const isLonger = daysAhead * midnight + closes > now.minutes + midnight;
    return interpolate(isLonger ? text.open_longer : text.open, {
      closes: formatTime(closes, calendar),
      day: formatDay(status.end),
    });
  }
  if (!status.next) return text.closed;
  const { daysAhead, opens } = status.next;
  const template = [text.today, text.tomorrow][daysAhead] ?? text.later;
  return interpolate(template, {
    opens: formatTime(opens, calendar),
    day: formatDay(status.next),
  });
}
