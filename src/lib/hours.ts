import { spanOf } from '../fields/date.ts';
import { midnight } from '../fields/time-of-day.ts';
import { daysOf, weekdays, type Weekday } from '../fields/weekday.ts';
import type { Singletons } from '../singletons/schemas.ts';
import { fill } from './template.ts';

/** The source of a text. Only the dev server knows it. */
interface Written {
  source?: string | undefined;
}

type Business = Singletons['business'];

/** A range of days with the same hours. Times are minutes from midnight. */
export type Opening = Business['hours'][number] & Written;

/** A date or range of dates with special hours, or closed if it has no times (ISO 8601). */
export type SpecialDay = NonNullable<Business['special_days']>[number] & Written;

/** The texts for days and times. */
export type HoursText = Omit<Singletons['calendar'], 'caption'>;

/** A line of the opening hours: "Sunday to Friday", "9:00 AM to 6:00 PM". */
interface HoursRow extends Written {
  days: string;
  times: string;
}

/**
 * Returns the week as rows, one for each range of days with the same hours. It starts with the
 * first day of `hours:`.
 * @param openings ranges without overlaps, as in `business.mdx`
 */
export function hoursRows(openings: readonly Opening[], text: HoursText): HoursRow[] {
  const runs: { from: Weekday; to: Weekday; times: string }[] = [];
  for (const day of weekFrom(openings[0]?.from ?? 'sunday')) {
    const times = timesOn(day, openings, text);
    const run = runs.at(-1);
    if (run?.times === times) run.to = day;
    else runs.push({ from: day, to: day, times });
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && last && first !== last && first.times === last.times) {
    first.from = last.from;
    runs.pop();
  }
  return runs.map(({ from, to, times }) => {
    const written = openings.find((run) => daysOf(run).includes(from)) ?? openings[0];
    return { days: formatDays(from, to, text), times, source: written?.source };
  });
}

function weekFrom(first: Weekday): Weekday[] {
  const start = weekdays.indexOf(first);
  return [...weekdays.slice(start), ...weekdays.slice(0, start)];
}

function timesOn(day: Weekday, openings: readonly Opening[], text: HoursText): string {
  const times = openings
    .filter((run) => daysOf(run).includes(day))
    .toSorted((a, b) => a.opens - b.opens)
    .map(({ opens, closes }) => formatTimes(opens, closes, text));
  return formatList(times, text.list_times) || text.closed;
}

/** Returns the days on which the shop is closed, starting with Sunday. */
export function closedDays(openings: readonly Opening[]): Weekday[] {
  const taken = new Set(openings.flatMap(daysOf));
  return weekdays.filter((day) => !taken.has(day));
}

/** Compares special days by date. */
export function byDate(a: SpecialDay, b: SpecialDay): number {
  return spanOf(a).from < spanOf(b).from ? -1 : 1;
}

/**
 * Returns special days as rows by date. A range of days is one row.
 * @param today ISO 8601; days of another year include it
 */
export function specialRows(
  days: readonly SpecialDay[],
  text: HoursText,
  today: string,
): HoursRow[] {
  return days.toSorted(byDate).map((day) => ({
    days: fill(text.special, { date: formatSpan(day, text, today), reason: day.reason }),
    times:
      day.opens === undefined || day.closes === undefined
        ? text.closed
        : formatTimes(day.opens, day.closes, text),
    source: day.source,
  }));
}

function formatSpan(day: SpecialDay, text: HoursText, today: string): string {
  const { from, until } = spanOf(day);
  const first = formatDate(from, text, today);
  return from === until ? first : fill(text.days, { first, last: formatDate(until, text, today) });
}

/** Formats a date for people, "Saturday, 21 November", with the year if it differs from today's. */
export function formatDate(date: string, text: HoursText, today: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const year = date.slice(0, 4);
  return fill(today.startsWith(year) ? text.date : text.date_with_year, {
    weekday: text.weekdays[weekdays[day.getUTCDay()] ?? 'sunday'],
    day: inDigits(String(day.getUTCDate()), text),
    month: text.months[day.getUTCMonth()] ?? '',
    year: inDigits(year, text),
  });
}

function formatTimes(opens: number, closes: number, text: HoursText): string {
  return fill(text.times, {
    opens: timeInWords(opens, text),
    closes: timeInWords(closes, text),
  });
}

/** Returns the week in one sentence: "Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed". */
export function hoursSentence(openings: readonly Opening[], text: HoursText): string {
  return sentence(hoursRows(openings, text), text);
}

/** Returns the open days in one sentence: "Sunday to Friday 9:00 AM to 6:00 PM". */
export function openingSentence(openings: readonly Opening[], text: HoursText): string {
  const rows = hoursRows(openings, text).filter(({ times }) => times !== text.closed);
  return sentence(rows, text);
}

function sentence(rows: readonly HoursRow[], text: HoursText): string {
  const parts = rows.map((row) =>
    fill(row.times === text.closed ? text.sentence_closed : text.sentence_open, {
      days: row.days,
      times: row.times,
    }),
  );
  return formatList(parts, text.sentence_list);
}

/** Joins texts. @param template joins two of them, `{first}; {next}` */
function formatList([first = '', ...rest]: readonly string[], template: string): string {
  return rest.reduce((list, next) => fill(template, { first: list, next }), first);
}

/** Formats minutes since midnight as a time, "6:00 PM" or "18:00". 24:00 is the next day's 0:00. */
export function timeInWords(
  minutes: number,
  text: Pick<HoursText, 'am' | 'afternoon' | 'pm' | 'midnight' | 'digits'>,
): string {
  if (minutes === midnight && text.midnight) return text.midnight;
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  const later = hour < 16 ? (text.afternoon ?? text.pm) : text.pm;
  const part = hour < 12 || minutes === midnight ? text.am : later;
  if (part === undefined) return inDigits(`${String(hour).padStart(2, '0')}:${minute}`, text);
  return fill(part, { time: inDigits(`${hour % 12 || 12}:${minute}`, text) });
}

function inDigits(number: string, { digits }: Pick<HoursText, 'digits'>): string {
  return digits ? number.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit) : number;
}

function formatDays(from: Weekday, to: Weekday, text: HoursText): string {
  if (from === to) return text.weekdays[from];
  return fill(text.days, { first: text.weekdays[from], last: text.weekdays[to] });
}
