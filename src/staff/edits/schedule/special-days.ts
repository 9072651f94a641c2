import { dateRangeOf } from '../../../site/fields/date.ts';
import { replaceList, type Entry } from '../../../compiler/write/replace-list.ts';
import type { ContentFile } from '../../../compiler/read/resolve/content-file.ts';
import type { SpecialDay, SpecialDayChange, Times } from './schedule-requests.ts';
import type { Business } from './load-business.ts';
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

/** Returns a day's index, -1 if the day has changed, or a new day's index: before the first later day. */
export function indexOfDay(days: readonly SpecialDay[], { before, after }: SpecialDayChange) {
  // JSON, because it omits undefined fields.
  if (before) return days.findIndex((day) => JSON.stringify(day) === JSON.stringify(before));
  const laterIndex = days.findIndex(({ from }) => after && from > after.from);
  return laterIndex < 0 ? days.length : laterIndex;
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

/** Returns a translation's text with the changed day. Without a list, only a typed reason adds one. */
export function withReason(
  file: ContentFile,
  { specialDays, defaultLanguage }: Business,
  index: number,
  { before, after }: SpecialDayChange,
): string {
  const reasons = reasonsOf(file);
  const typedReason = after?.reason[file.textFile.language ?? ''];
  const hasList = reasons.length === specialDays.length;
  if (!hasList && !typedReason) return file.textFile.text;
  const list = hasList ? reasons : specialDays.map(({ reason }) => ({ reason }));
  const newReasons = after
    ? [{ reason: typedReason || textIn(after.reason, defaultLanguage) }]
    : [];
  return replaceList(file, {
    name: 'special_days',
    before: reasons,
    after: list.toSpliced(index, before ? 1 : 0, ...newReasons),
    previousField: 'address',
  });
}

/** Returns the text in a language; without it, a text in another language. */
export function textIn(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] || (Object.values(texts).find(Boolean) ?? '');
}

function reasonsOf({ frontMatter }: ContentFile): { reason: string }[] {
  return (frontMatter.data?.special_days ?? []) as { reason: string }[];
}
