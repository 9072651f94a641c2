import { spanOf } from '../fields/date.ts';
import { daysOf, weekdays, type Weekday } from '../fields/weekday.ts';
import { fill } from './template.ts';

/** A run of days with the same hours; times are minutes from midnight in Kathmandu. */
export interface Opening {
  from: Weekday;
  to: Weekday;
  opens: number;
  closes: number;
}

/**
 * A day, or several in a row, with hours of their own; closed without times. Dates are
 * `2026-11-21` (ISO 8601), times minutes from midnight.
 */
export interface SpecialDay {
  /** The one day. */
  date?: string | undefined;
  /** The first and the last of several days. */
  from?: string | undefined;
  until?: string | undefined;
  /** Why, for people: the name of a festival. */
  reason: string;
  opens?: number | undefined;
  closes?: number | undefined;
}

/** The words for hours; `days` and `times` hold the blanks first/last and opens/closes. */
export interface HoursWords {
  weekdays: Record<Weekday, string>;
  days: string;
  times: string;
  closed: string;
  /** Times before noon, from noon until four where the language tells them apart, and later ones. */
  am: string;
  afternoon?: string | undefined;
  pm: string;
  /** The digits from 0 to 9, where they are not 0123456789. */
  digits?: string | undefined;
  sentence_open: string;
  sentence_closed: string;
  months: readonly string[];
  date: string;
  special: string;
}

/** One line of the opening hours: "Sunday to Friday", "9:00 AM to 6:00 PM". */
interface HoursRow {
  days: string;
  times: string;
}

/**
 * The week as rows for a table or a sentence, open runs first, then the days left over as closed.
 * @param openings runs that do not overlap, as `business.mdx` lists them
 */
export function hoursRows(openings: readonly Opening[], words: HoursWords): HoursRow[] {
  const open = openings.map((run) => ({
    days: daysInWords(run.from, run.to, words),
    times: timesInWords(run.opens, run.closes, words),
  }));
  const closed = runsOf(closedDays(openings)).map(([from, to]) => ({
    days: daysInWords(from, to, words),
    times: words.closed,
  }));
  return [...open, ...closed];
}

/** The days on which the shop does not open, from Sunday on. */
export function closedDays(openings: readonly Opening[]): Weekday[] {
  const taken = new Set(openings.flatMap(daysOf));
  return weekdays.filter((day) => !taken.has(day));
}

/** Special days in the order of the calendar. */
export function byDate(a: SpecialDay, b: SpecialDay): number {
  return spanOf(a).from < spanOf(b).from ? -1 : 1;
}

/** Days with hours of their own as rows, in the order of the calendar; several in a row are one. */
export function specialRows(days: readonly SpecialDay[], words: HoursWords): HoursRow[] {
  return days.toSorted(byDate).map((day) => ({
    days: fill(words.special, { date: spanInWords(day, words), reason: day.reason }),
    times:
      day.opens === undefined || day.closes === undefined
        ? words.closed
        : timesInWords(day.opens, day.closes, words),
  }));
}

function spanInWords(day: SpecialDay, words: HoursWords): string {
  const { from, until } = spanOf(day);
  const first = dateInWords(from, words);
  return from === until ? first : fill(words.days, { first, last: dateInWords(until, words) });
}

/** A day as people read it, "Saturday, 21 November". @param date ISO 8601 */
function dateInWords(date: string, words: HoursWords): string {
  const day = new Date(`${date}T00:00:00Z`);
  return fill(words.date, {
    weekday: words.weekdays[weekdays[day.getUTCDay()] ?? 'sunday'],
    day: inDigits(String(day.getUTCDate()), words),
    month: words.months[day.getUTCMonth()] ?? '',
  });
}

function timesInWords(opens: number, closes: number, words: HoursWords): string {
  return fill(words.times, {
    opens: timeInWords(opens, words),
    closes: timeInWords(closes, words),
  });
}

/** The week in one sentence: "Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed". */
export function hoursSentence(openings: readonly Opening[], words: HoursWords): string {
  return sentence(hoursRows(openings, words), words);
}

/** The open days of the week in one sentence: "Sunday to Friday 9:00 AM to 6:00 PM". */
export function openingSentence(openings: readonly Opening[], words: HoursWords): string {
  const rows = hoursRows(openings, words).filter(({ times }) => times !== words.closed);
  return sentence(rows, words);
}

function sentence(rows: readonly HoursRow[], words: HoursWords): string {
  return rows
    .map((row) =>
      fill(row.times === words.closed ? words.sentence_closed : words.sentence_open, { ...row }),
    )
    .join('; ');
}

/** A time as people read it, "6:00 PM", from minutes since midnight. */
export function timeInWords(
  minutes: number,
  words: Pick<HoursWords, 'am' | 'afternoon' | 'pm' | 'digits'>,
): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  const later = hour < 16 ? (words.afternoon ?? words.pm) : words.pm;
  const time = inDigits(`${hour % 12 || 12}:${minute}`, words);
  return fill(hour < 12 ? words.am : later, { time });
}

function inDigits(number: string, { digits }: Pick<HoursWords, 'digits'>): string {
  return digits ? number.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit) : number;
}

function daysInWords(from: Weekday, to: Weekday, words: HoursWords): string {
  if (from === to) return words.weekdays[from];
  return fill(words.days, { first: words.weekdays[from], last: words.weekdays[to] });
}

/** The days as runs that follow each other, round the end of the week where they do. */
function runsOf(days: readonly Weekday[]): [Weekday, Weekday][] {
  const runs: [Weekday, Weekday][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && weekdays.indexOf(run[1]) + 1 === weekdays.indexOf(day)) run[1] = day;
    else runs.push([day, day]);
  }
  const [first] = runs;
  const last = runs.at(-1);
  if (!first || !last || !followsRound(last[1], first[0])) return runs;
  return [...runs.slice(1, -1), [last[0], first[1]]];
}

function followsRound(last: Weekday, first: Weekday): boolean {
  return last === weekdays.at(-1) && first === weekdays[0];
}
