import { isDay } from '../../site/fields/date.ts';
import { toAsciiDigits } from '../../site/lib/digits.ts';
import { daysLater } from '../../site/lib/local-time.ts';
import { fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';
import { foldDateWord } from './fold-spelling.ts';
import { weekdayNumber } from './parse-weekday.ts';

/** A parsed day. */
export interface ParsedDay {
  /** In A.D.: `2026-10-21` (ISO 8601). */
  date: string;
  isBikramSambat: boolean;
  /** True if the text names the month, so that its calendar is certain. */
  hasMonthName: boolean;
  /** False for a day without a year, which is the next one. */
  hasYear: boolean;
}

/** Years from this one on are of Bikram Sambat. A.D. reaches it in 2070. */
const firstYearOfBikramSambat = 2070;

/** The names of the months by calendar, from Baisakh and from January on. */
const monthNames = {
  bikramSambat: readNames(
    'वैशाख baisakh baishakh vaisakh|जेठ जेष्ठ ज्येष्ठ jeth jestha jeshtha|असार असाढ आषाढ asar ashar asadh ashadh|' +
      'साउन श्रावण saun sawan shrawan srawan shravan|भदौ भाद्र bhadau bhadra|असोज असौज अश्विन आश्विन asoj ashoj ashwin aswin|' +
      'कात्तिक कार्तिक कार्त्तिक kattik kartik|मंसिर मंगसिर मार्ग mangsir mansir|पुस पौष pus poush paush push|' +
      'माघ magh|फागुन फाल्गुन fagun phagun falgun phalgun|चैत चैत्र chait chaitra',
  ),
  christian: readNames(
    'जनवरी january jan|फेब्रुअरी फेब्रुवरी फेब्रवरी february feb|मार्च march mar|अप्रिल april apr|मे may|जुन june jun|' +
      'जुलाई july jul|अगस्ट अगस्त august aug|सेप्टेम्बर september sep sept|अक्टोबर अक्टुबर october oct|' +
      'नोभेम्बर november nov|डिसेम्बर december dec',
  ),
};

/** Words beside the day, the month and the year: "२०८३ साल मंसिर १५ गते, शनिबार". */
const otherWords = new Set(
  (
    'साल गते तारिख सन सन् वि सं सम्वत् संवत् विक्रम ई ईसवी ईस्वी को महिना ' +
    'bs ad b s a d the of st nd rd th gate sal'
  )
    .split(' ')
    .map(foldDateWord),
);

/** Matches the name of a weekday. */
const weekday = /.(?:बार|day)$/u;

/** Returns a function that tells whether a word is one of the names of a month. */
const isMonth = (word: string) => (names: readonly string[]) => names.includes(word);

function readNames(rows: string): string[][] {
  return rows.split('|').map((names) => names.split(' ').map(foldDateWord));
}

/**
 * Reads a day of A.D. or of Bikram Sambat: `2083-06-31`, `१५ मंसिर`, `15 Mangsir 2083`, `3 March 2027`.
 * @param today the current date (ISO 8601). A day without a year is the next one.
 * @returns undefined if the text is not a day, or if the day does not exist or is another day of the week
 */
export function parseDay(typed: string, today: string): ParsedDay | undefined {
  const text = toAsciiDigits(typed).trim();
  return parseNumbers(text) ?? parseNames(text, today);
}

/** Reads `2026/1/5` and `25/12/2026`, but not the ambiguous `5/12/2026`. */
function parseNumbers(text: string): ParsedDay | undefined {
  const [, ...parts] = /^(\d+)[/. -](\d+)[/. -](\d+)$/.exec(text) ?? [];
  const [first = '', second = '', third = ''] = parts;
  const isYearFirst = first.length === 4;
  const isDayFirst = Number(first) > 12;
  const isCertain = isYearFirst || (third.length === 4 && (isDayFirst || Number(second) > 12));
  if (!isCertain) return undefined;
  const [year, month, day] = (
    isYearFirst
      ? [first, second, third]
      : isDayFirst
        ? [third, second, first]
        : [third, first, second]
  ).map(Number);
  const isBikramSambat = Number(year) >= firstYearOfBikramSambat;
  const date = toDate(isBikramSambat, Number(year), Number(month), Number(day));
  return date === undefined
    ? undefined
    : { date, isBikramSambat, hasMonthName: false, hasYear: true };
}

function parseNames(text: string, today: string): ParsedDay | undefined {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const years = numbers.filter((number) => number >= 1000);
  const [day, ...otherNumbers] = numbers.filter((number) => number < 1000);
  const words = (text.match(/\p{L}[\p{L}\p{M}\p{Join_Control}]*/gu) ?? []).map(foldDateWord);
  const named = words.filter((word) => Object.values(monthNames).flat().some(isMonth(word)));
  const [word] = named;
  const isUnderstood =
    words.every((other) => other === word || otherWords.has(other) || weekday.test(other)) &&
    [years.length, named.length].every((count) => count <= 1);
  if (word === undefined || day === undefined || otherNumbers.length > 0 || !isUnderstood)
    return undefined;
  const isBikramSambat = monthNames.bikramSambat.some(isMonth(word));
  const months = isBikramSambat ? monthNames.bikramSambat : monthNames.christian;
  const month = months.findIndex(isMonth(word)) + 1;
  const thisYear = isBikramSambat ? toBikramSambat(today)?.year : Number(today.slice(0, 4));
  const dates = (years.length > 0 ? years : [0, 1].map((later) => (thisYear ?? 0) + later))
    .filter((year) => year >= firstYearOfBikramSambat === isBikramSambat)
    .map((year) => toDate(isBikramSambat, year, month, day));
  const date = dates.find((found) => found !== undefined && (years.length > 0 || found >= today));
  if (date === undefined) return undefined;
  const weekdays = words.map(weekdayNumber).filter((number) => number >= 0);
  if (weekdays.some((number) => number !== daysLater({ date }, 0).weekday)) return undefined;
  return { date, isBikramSambat, hasMonthName: true, hasYear: years.length > 0 };
}

function toDate(
  isBikramSambat: boolean,
  year: number,
  month: number,
  day: number,
): string | undefined {
  const [monthText, dayText] = [month, day].map((number) => String(number).padStart(2, '0'));
  const date = `${year}-${monthText}-${dayText}`;
  if (isBikramSambat) return fromBikramSambat(date);
  return isDay(date) ? date : undefined;
}
