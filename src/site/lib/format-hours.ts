import { dateRangeOf } from '../fields/date.ts';
import { midnight } from '../fields/time-of-day.ts';
import { daysOf, weekdays, weekStartingOn, type Weekday } from '../fields/weekday.ts';
import type { Singletons } from '../singletons/singleton-schemas.ts';
import { withDigits } from './digits.ts';
import { interpolate } from './template.ts';

/** Content with its source, which only the dev server sets. */
interface Sourced {
  source?: string | undefined;
}

type Business = Singletons['business'];

/** A range of weekdays with the same hours. Times are minutes from midnight. */
export type Opening = Business['hours'][number] & Sourced;

/** A date or a range of dates with special hours (ISO 8601). Without times, the shop is closed. */
export type SpecialDay = NonNullable<Business['special_days']>[number] & Sourced;

/** The texts for days and times. */
export type HoursText = Omit<Singletons['calendar'], 'caption'>;

type TimeText = Pick<
  HoursText,
  'am' | 'afternoon' | 'pm' | 'night' | 'full_hour' | 'midnight' | 'digits'
>;

/** A row of the opening hours: "Sunday to Friday", "9:00 AM to 6:00 PM". */
interface HoursRow extends Sourced {
  days: string;
  times: string;
}

/**
 * Returns the week as rows, one for each range of days with the same hours. The week starts with the
 * first day of `hours:`.
 * @param openings ranges without overlaps, as in `business.mdx`
 */
export function hoursRows(openings: readonly Opening[], text: HoursText): HoursRow[] {
  const ranges: { from: Weekday; to: Weekday; times: string }[] = [];
  for (const day of weekStartingOn(openings[0]?.from ?? 'sunday')) {
    const times = formatTimesOn(day, openings, text);
    const range = ranges.at(-1);
    if (range?.times === times) range.to = day;
    else ranges.push({ from: day, to: day, times });
  }
  const first = ranges[0];
  const last = ranges.at(-1);
  // The week is a circle: its last range continues in its first range if the hours are the same.
  if (first && last && first !== last && first.times === last.times) {
    first.from = last.from;
    ranges.pop();
  }
  return ranges.map(({ from, to, times }) => {
    const opening = openings.find((candidate) => daysOf(candidate).includes(from));
    // Closed days have no opening, so they use the source of the first opening.
    return { days: formatDays(from, to, text), times, source: (opening ?? openings[0])?.source };
  });
}

function formatTimesOn(day: Weekday, openings: readonly Opening[], text: HoursText): string {
  const times = openings
    .filter((range) => daysOf(range).includes(day))
    .sort((a, b) => a.opens - b.opens)
    .map(({ opens, closes }) => formatTimes(opens, closes, text));
  return formatList(times, text.list_times) || text.closed;
}

/** Returns the closed days, starting with Sunday. */
export function closedDays(openings: readonly Opening[]): Weekday[] {
  const openDays = new Set(openings.flatMap(daysOf));
  return weekdays.filter((day) => !openDays.has(day));
}

/** Compares special days by their first day. For `.sort()`. */
export function compareDays(a: SpecialDay, b: SpecialDay): number {
  const first = dateRangeOf(a).from;
  const second = dateRangeOf(b).from;
  // Not `localeCompare`, which would load the browser's collation rules.
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/**
 * Returns special days as rows in the order of their dates. A range of days is one row.
 * @param today the current date (ISO 8601); dates of another year include the year
 */
export function specialRows(
  days: readonly SpecialDay[],
  text: HoursText,
  today: string,
): HoursRow[] {
  return [...days].sort(compareDays).map((day) => ({
    days: interpolate(text.special, {
      date: formatDateRange(day, text, today),
      reason: day.reason,
    }),
    times:
      day.opens === undefined || day.closes === undefined
        ? text.closed
        : formatTimes(day.opens, day.closes, text),
    source: day.source,
  }));
}

function formatDateRange(day: SpecialDay, text: HoursText, today: string): string {
  const { from, until } = dateRangeOf(day);
  const first = formatDate(from, text, today);
  return from === until
    ? first
    : interpolate(text.days, { first, last: formatDate(until, text, today) });
}

/** Formats a date: "Saturday, 21 November", with the year if it is not the current one. */
export function formatDate(date: string, text: HoursText, today: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const year = date.slice(0, 4);
  return interpolate(today.startsWith(year) ? text.date : text.date_with_year, {
    weekday: text.weekdays[weekdays[day.getUTCDay()] ?? 'sunday'],
    day: withDigits(String(day.getUTCDate()), text.digits),
    month: text.months[day.getUTCMonth()] ?? '',
    year: withDigits(year, text.digits),
  });
}

/** Formats opening hours: "9:00 AM to 6:00 PM", or "24 hours". */
export function formatTimes(opens: number, closes: number, text: HoursText): string {
  if (opens === 0 && closes === midnight) return text.all_day;
  return interpolate(text.times, {
    opens: formatTime(opens, text),
    closes: formatTime(closes, text),
  });
}

/** Returns the week in one sentence: "Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed". */
export function hoursSentence(openings: readonly Opening[], text: HoursText): string {
  return formatSentence(hoursRows(openings, text), text);
}

/** Returns the open days in one sentence: "Sunday to Friday 9:00 AM to 6:00 PM". */
export function openDaysSentence(openings: readonly Opening[], text: HoursText): string {
  const rows = hoursRows(openings, text).filter(({ times }) => times !== text.closed);
  return formatSentence(rows, text);
}

function formatSentence(rows: readonly HoursRow[], text: HoursText): string {
  const parts = rows.map((row) =>
    interpolate(row.times === text.closed ? text.sentence_closed : text.sentence_open, {
      days: row.days,
      times: row.times,
    }),
  );
  return formatList(parts, text.sentence_list);
}

/** Joins texts with a template for two texts, such as `{first}; {next}`. */
function formatList([first = '', ...laterTexts]: readonly string[], template: string): string {
  let list = first;
  for (const next of laterTexts) list = interpolate(template, { first: list, next });
  return list;
}

/** Formats minutes from midnight as a time: "6:00 PM", "18:00" or, with `full_hour`, "6 PM". */
export function formatTime(minutes: number, text: TimeText): string {
  if (minutes === midnight && text.midnight) return text.midnight;
  const hour = Math.floor(minutes / 60);
  const template = timeTemplate(hour, text);
  const shownHour =
    template === undefined ? String(hour).padStart(2, '0') : String(hour % 12 || 12);
  const minute = String(minutes % 60).padStart(2, '0');
  const isFullHour = minute === '00' && text.full_hour !== undefined;
  const time = withDigits(isFullHour ? shownHour : `${shownHour}:${minute}`, text.digits);
  const shown = isFullHour ? interpolate(text.full_hour ?? '', { hour: time }) : time;
  return template === undefined ? shown : interpolate(template, { time: shown });
}

/**
 * Returns the template of a time; undefined for a 24-hour clock. The afternoon ends at 4 PM, and the night
 * is from 8 PM until 4 AM.
 */
function timeTemplate(hour: number, { am, afternoon, pm, night }: TimeText): string | undefined {
  if (night && (hour < 4 || hour >= 20)) return night;
  if (hour < 12 || hour === 24) return am;
  return hour < 16 ? (afternoon ?? pm) : pm;
}

/** Formats a range of weekdays: "Sunday to Friday". */
export function formatDays(from: Weekday, to: Weekday, text: HoursText): string {
  if (from === to) return text.weekdays[from];
  return interpolate(text.days, { first: text.weekdays[from], last: text.weekdays[to] });
}
