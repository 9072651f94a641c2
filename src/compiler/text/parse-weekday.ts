import { weekdays } from '../../site/fields/weekday.ts';
import { daysLater } from '../../site/lib/local-time.ts';
import { foldDateWord } from './fold-spelling.ts';

/** The names of the weekdays as people type them, from Sunday on. */
const weekdayNames = (
  'आइतबार आइत रविबार sunday sun|सोमबार सोम monday mon|मङ्गलबार मङ्गल tuesday tue|बुधबार बुध wednesday wed|' +
  'बिहीबार बिही बृहस्पतिबार बृहस्पति thursday thu|शुक्रबार शुक्र friday fri|शनिबार शनि saturday sat'
)
  .split('|')
  .map((names) => names.split(' ').map(foldDateWord));

/** Words that leave the meaning as it is: the shown date says which day is meant. */
const otherWords = new Set(
  ['next', 'this', 'coming', 'on', 'अर्को', 'आउने', 'आउँदो', 'यो', 'यही'].map(foldDateWord),
);

/** Returns 0 for a name of Sunday, 6 for one of Saturday, and -1 for other words. @param name see `foldDateWord` */
export function weekdayNumber(name: string): number {
  return weekdayNames.findIndex((names) => names.includes(name));
}

/**
 * Reads the name of a weekday: `Saturday`, `next Saturday`, `शनिबार`.
 * @param today the current date (ISO 8601)
 * @returns the next such day after today (ISO 8601); undefined if the text is something else
 */
export function parseWeekday(typed: string, today: string): string | undefined {
  const words = foldDateWord(typed.trim()).split(/\s+/);
  const [name = '', ...others] = words.filter((word) => !otherWords.has(word));
  const weekday = weekdayNumber(name);
  if (weekday < 0 || others.length > 0) return undefined;
  const tomorrow = daysLater({ date: today }, 1);
  const days = (weekday - tomorrow.weekday + weekdays.length) % weekdays.length;
  return daysLater(tomorrow, days).date;
}
