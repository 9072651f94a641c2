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
export type HoursWords = Omit<Singletons['calendar'], 'caption'>;

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
export function hoursRows(openings: readonly Opening[], words: HoursWords): HoursRow[] {
  const runs: { from: Weekday; to: Weekday; times: string }[] = [];
  for (const day of weekFrom(openings[0]?.from ?? 'sunday')) {
    const times = timesOn(day, openings, words);
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
    return { days: daysInWords(from, to, words), times, source: written?.source };
  });
}

function weekFrom(first: Weekday): Weekday[] {
  const start = weekdays.indexOf(first);
  return [...weekdays.slice(start), ...weekdays.slice(0, start)];
}

function timesOn(day: Weekday, openings: readonly Opening[], words: HoursWords): string {
  const times = openings
    .filter((run) => daysOf(run).includes(day))
    .toSorted((a, b) => a.opens - b.opens)
    .map(({ opens, closes }) => timesInWords(opens, closes, words));
  return listInWords(times, words.list_times) || words.closed;
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
  words: HoursWords,
  today: string,
): HoursRow[] {
  return days.toSorted(byDate).map((day) => ({
    days: fill(words.special, { date: spanInWords(day, words, today), reason: day.reason }),
    times:
      day.opens === undefined || day.closes === undefined
        ? words.closed
        : timesInWords(day.opens, day.closes, words),
    source: day.source,
  }));
}

function spanInWords(day: SpecialDay, words: HoursWords, today: string): string {
  const { from, until } = spanOf(day);
  const first = dateInWords(from, words, today);
  return from === until
    ? first
    : fill(words.days, { first, last: dateInWords(until, words, today) });
}

/** Formats a date for people, "Saturday, 21 November", with the year if it differs from today's. */
export function dateInWords(date: string, words: HoursWords, today: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const year = date.slice(0, 4);
  return fill(today.startsWith(year) ? words.date : words.date_with_year, {
    weekday: words.weekdays[weekdays[day.getUTCDay()] ?? 'sunday'],
    day: inDigits(String(day.getUTCDate()), words),
    month: words.months[day.getUTCMonth()] ?? '',
    year: inDigits(year, words),
  });
}

function timesInWords(opens: number, closes: number, words: HoursWords): string {
  return fill(words.times, {
    opens: timeInWords(opens, words),
    closes: timeInWords(closes, words),
  });
}

/** Returns the week in one sentence: "Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed". */
export function hoursSentence(openings: readonly Opening[], words: HoursWords): string {
  return sentence(hoursRows(openings, words), words);
}

/** Returns the open days in one sentence: "Sunday to Friday 9:00 AM to 6:00 PM". */
export function openingSentence(openings: readonly Opening[], words: HoursWords): string {
  const rows = hoursRows(openings, words).filter(({ times }) => times !== words.closed);
  return sentence(rows, words);
}

function sentence(rows: readonly HoursRow[], words: HoursWords): string {
  const parts = rows.map((row) =>
    fill(row.times === words.closed ? words.sentence_closed : words.sentence_open, {
      days: row.days,
      times: row.times,
    }),
  );
  return listInWords(parts, words.sentence_list);
}

/** Joins texts. @param template joins two of them, `{first}; {next}` */
function listInWords([first = '', ...others]: readonly string[], template: string): string {
  return others.reduce((list, next) => fill(template, { first: list, next }), first);
}

/** Formats minutes since midnight as a time, "6:00 PM" or "18:00". 24:00 is the next day's 0:00. */
export function timeInWords(
  minutes: number,
  words: Pick<HoursWords, 'am' | 'afternoon' | 'pm' | 'midnight' | 'digits'>,
): string {
  if (minutes === midnight && words.midnight) return words.midnight;
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  const later = hour < 16 ? (words.afternoon ?? words.pm) : words.pm;
  const part = hour < 12 || minutes === midnight ? words.am : later;
  if (part === undefined) return inDigits(`${String(hour).padStart(2, '0')}:${minute}`, words);
  return fill(part, { time: inDigits(`${hour % 12 || 12}:${minute}`, words) });
}

function inDigits(number: string, { digits }: Pick<HoursWords, 'digits'>): string {
  return digits ? number.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit) : number;
}

function daysInWords(from: Weekday, to: Weekday, words: HoursWords): string {
  if (from === to) return words.weekdays[from];
  return fill(words.days, { first: words.weekdays[from], last: words.weekdays[to] });
}
