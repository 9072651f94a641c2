import { dateRangeOf } from '../../../site/fields/date.ts';
import { replaceList, type Entry } from '../../../compiler/write/replace-list.ts';
import type { ContentFile } from '../../../compiler/read/resolve/content-file.ts';
import type { ItemChange, SpecialDay, SpecialDayChange, Times } from './schedule-requests.ts';
import type { Business } from './load-business.ts';
import { textIn } from './translated-list.ts';
import { toInputTimes, parseTimes, timeFormatter } from './times.ts';

type Day = Business['specialDays'][number];

/** Lists the special days with their reasons in all languages. */
export function listSpecialDays({ specialDays, defaultLanguage, translations }: Business) {
  return specialDays.map((day, index) => ({
    ...dateRangeOf(day),
    reason: Object.fromEntries([
      [defaultLanguage, day.reason],
      ...translations.map((file) => [file.textFile.language, reasonsOf(file)[index]?.reason ?? '']),
    ]) as Record<string, string>,
    times: timesOf(day),
  }));
}

/** Returns the times of a day; undefined if the shop is closed. */
function timesOf({ opens, closes }: Day): Times | undefined {
  if (opens === undefined || closes === undefined) return undefined;
  return toInputTimes({ opens, closes });
}

/** Returns an item's index, -1 if the item has changed, or a new item's index: before the first later item. */
export function indexOfItem<Item extends { from: string }>(
  items: readonly Item[],
  { before, after }: ItemChange<Item>,
): number {
  // JSON, because it omits undefined fields.
  if (before) return items.findIndex((item) => JSON.stringify(item) === JSON.stringify(before));
  const laterIndex = items.findIndex(({ from }) => after && from > after.from);
  return laterIndex < 0 ? items.length : laterIndex;
}

/** Returns the text of the business file with a special day added, changed or removed. */
export function withSpecialDay(
  { file, specialDays, defaultLanguage }: Business,
  index: number,
  { before, after }: SpecialDayChange,
): string {
  const format = timeFormatter(file);
  // Days without times are closed. `closed: yes` is optional, and follows the file's habit.
  const hasClosedField = specialDays.some(({ closed }) => closed);
  const toEntry = (day: Day): Entry => ({
    ...(day.date ? { date: day.date } : dateRangeOf(day)),
    reason: day.reason,
    ...(day.closed && { closed: day.closed }),
    ...(day.opens !== undefined && { opens: format(day.opens) }),
    ...(day.closes !== undefined && { closes: format(day.closes) }),
  });
  const toDay = ({ from, until, reason, times }: SpecialDay): Day => ({
    ...(from === until ? { date: from } : { from, until }),
    reason: textIn(reason, defaultLanguage),
    ...(times ? parseTimes(times) : hasClosedField && { closed: 'yes' }),
  });
  const newDays = after ? [toDay(after)] : [];
  return replaceList(file, {
    name: 'special_days',
    before: specialDays.map(toEntry),
    after: specialDays.toSpliced(index, before ? 1 : 0, ...newDays).map(toEntry),
    previousField: 'hours',
  });
}

function reasonsOf({ frontMatter }: ContentFile): { reason: string }[] {
  return (frontMatter.data?.special_days ?? []) as { reason: string }[];
}
