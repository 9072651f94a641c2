import { daysOf, weekdays, weekStartingOn } from '../../../site/fields/weekday.ts';
import { replaceList, type Entry } from '../../../compiler/write/replace-list.ts';
import type { DayHours } from './schedule-requests.ts';
import type { Business } from './load-business.ts';
import { toInputTimes, parseTimes, timeFormatter } from './times.ts';

type Run = Business['runs'][number];

/** Returns the hours of each day, beginning with Sunday. */
export function listDayHours({ runs }: Pick<Business, 'runs'>): DayHours[] {
  return weekdays.map((day) => ({
    day,
    times: runs
      .filter((run) => daysOf(run).includes(day))
      .toSorted((a, b) => a.opens - b.opens)
      .map(toInputTimes),
  }));
}

/** Returns the text of the business file with new hours. */
export function withHours(
  { file, runs }: Pick<Business, 'file' | 'runs'>,
  hours: readonly DayHours[],
): string {
  const format = timeFormatter(file);
  const toEntry = ({ opens, closes, ...days }: Run): Entry => ({
    ...days,
    opens: format(opens),
    closes: format(closes),
  });
  return replaceList(file, {
    name: 'hours',
    before: runs.map(toEntry),
    after: runsOf(hours, runs).map(toEntry),
    previousField: 'name',
  });
}

/** Groups consecutive days with the same times into runs. Days that are separate in `before` stay separate. */
function runsOf(hours: readonly DayHours[], before: readonly Run[]): Run[] {
  const week = weekStartingOn(before[0]?.from ?? 'sunday');
  const days = hours
    .flatMap(({ day, times }): Run[] =>
      times.map((dayTimes) => ({ from: day, to: day, ...parseTimes(dayTimes) })),
    )
    .toSorted((a, b) => week.indexOf(a.from) - week.indexOf(b.from) || a.opens - b.opens);
  const runs: Run[] = [];
  for (const day of days) {
    const hasSameTimes = ({ opens, closes }: Run) => opens === day.opens && closes === day.closes;
    const yesterday = week[week.indexOf(day.from) - 1];
    const previous = runs.find((run) => run.to === yesterday && hasSameTimes(run));
    const existing = before.filter(hasSameTimes);
    const isSeparate =
      existing.some(({ to }) => to === yesterday) && existing.some(({ from }) => from === day.from);
    if (previous && !isSeparate) previous.to = day.to;
    else runs.push(day);
  }
  return runs;
}
