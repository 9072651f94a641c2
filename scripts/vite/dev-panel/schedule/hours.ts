import { daysOf, weekdays, type Weekday } from '../../../../src/fields/weekday.ts';
import { weekStartingOn } from '../../../../src/lib/hours.ts';
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
  const week = weekStartingOn(before[0]?.from ?? 'sunday');
  const compare = (a: Run, b: Run) =>
    week.indexOf(a.from) - week.indexOf(b.from) || a.opens - b.opens;
  const days = hours
    .flatMap(({ day, times }): Run[] =>
      times.map(({ opens, closes }) => ({
        from: day,
        to: day,
        opens: minutesOf(opens, false),
        closes: minutesOf(closes, true),
      })),
    )
    .toSorted(compare);
  const isStillOpen = (run: Run) =>
    daysOf(run).every((name) => days.some((day) => day.from === name && hasSameTimes(day, run)));
  // A run grows if a day next to it now has the same times.
  const grows = (run: Run) =>
    days.some(
      (day) =>
        hasSameTimes(day, run) &&
        (isNext(run.to, day.from) || isNext(day.from, run.from)) &&
        !before.some((old) => isInRun(day, old)),
    );
  const kept = before.filter((run) => isStillOpen(run) && !grows(run));
  const added: Run[] = [];
  for (const day of days.filter((open) => !kept.some((run) => isInRun(open, run)))) {
    const previous = added.find(
      (run) => hasSameTimes(run, day) && week.indexOf(run.to) + 1 === week.indexOf(day.from),
    );
    if (previous) previous.to = day.to;
    else added.push(day);
  }
  return [...kept, ...added].toSorted(compare);
}

function hasSameTimes(a: Run, b: Run): boolean {
  return a.opens === b.opens && a.closes === b.closes;
}

function isInRun(day: Run, run: Run): boolean {
  return hasSameTimes(day, run) && daysOf(run).includes(day.from);
}

function isNext(day: Weekday, next: Weekday): boolean {
  return (weekdays.indexOf(day) + 1) % 7 === weekdays.indexOf(next);
}
