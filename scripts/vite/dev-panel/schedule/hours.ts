import { daysOf, weekdays, type Weekday } from '../../../../src/fields/weekday.ts';
import type { Singletons } from '../../../../src/singletons/schemas.ts';
import { replaceList, type Entry } from '../../../content/edit/replace-list.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';
import type { DayHours } from '../protocol/schedule.ts';
import { clockTime, minutesOf, timeStyle } from './times.ts';

type Run = Singletons['business']['hours'][number];

/** Returns the hours of each day, beginning with Sunday. */
export function dayHours(runs: readonly Run[]): DayHours[] {
  return weekdays.map((day) => ({
    day,
    times: runs
      .filter((run) => daysOf(run).includes(day))
      .toSorted((a, b) => a.opens - b.opens)
      .map(({ opens, closes }) => ({ opens: clockTime(opens), closes: clockTime(closes) })),
  }));
}

/** Returns the text of the business file with new hours. */
export function withHours(
  business: ContentFile,
  runs: readonly Run[],
  hours: readonly DayHours[],
): string {
  const spell = timeStyle(business);
  const entry = ({ from, to, opens, closes }: Run): Entry => ({
    from,
    to,
    opens: spell(opens),
    closes: spell(closes),
  });
  const after = runsOf(hours, runs).map(entry);
  return replaceList(business, {
    name: 'hours',
    before: runs.map(entry),
    after,
    previousField: 'name',
  });
}

/** Groups consecutive days with the same times into runs, and keeps existing runs that are still correct. */
function runsOf(hours: readonly DayHours[], before: readonly Run[]): Run[] {
  const first = weekdays.indexOf(before[0]?.from ?? 'sunday');
  const week = weekdays.map((_, index) => weekdays[(first + index) % 7] ?? 'sunday');
  const open = new Map<string, Weekday[]>();
  for (const day of week) {
    for (const { opens, closes } of hours.find((hoursOfDay) => hoursOfDay.day === day)?.times ??
      []) {
      const time = `${minutesOf(opens, false)} ${minutesOf(closes, true)}`;
      open.set(time, [...(open.get(time) ?? []), day]);
    }
  }
  const keyOf = ({ opens, closes }: Run) => `${opens} ${closes}`;
  const isOpen = (run: Run, day: Weekday) => open.get(keyOf(run))?.includes(day) ?? false;
  const wasOpen = (run: Run, day: Weekday) =>
    before.some((old) => keyOf(old) === keyOf(run) && daysOf(old).includes(day));
  // A run grows if a day next to it now has the same times.
  const grows = (run: Run) =>
    [weekdays.indexOf(run.from) + 6, weekdays.indexOf(run.to) + 1]
      .map((index) => weekdays[index % 7] ?? run.from)
      .some((day) => isOpen(run, day) && !wasOpen(run, day));
  const isRight = (run: Run) => daysOf(run).every((day) => isOpen(run, day)) && !grows(run);
  const runs = before.filter(isRight);
  for (const [time, days] of open) {
    const [opens = 0, closes = 0] = time.split(' ').map(Number);
    const isCovered = (day: Weekday) =>
      runs.some((run) => keyOf(run) === time && daysOf(run).includes(day));
    let last: Run | undefined;
    for (const day of days.filter((openDay) => !isCovered(openDay))) {
      const isNext = last && week.indexOf(day) === week.indexOf(last.to) + 1;
      if (last && isNext) last.to = day;
      else runs.push((last = { from: day, to: day, opens, closes }));
    }
  }
  return runs.toSorted((a, b) => week.indexOf(a.from) - week.indexOf(b.from) || a.opens - b.opens);
}
