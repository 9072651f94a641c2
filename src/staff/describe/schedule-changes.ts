import type { Weekday } from '../../site/fields/weekday.ts';
import type { DayHours, SpecialDay } from '../edits/schedule/schedule-requests.ts';

/** Consecutive weekdays whose hours have changed in the same way. */
export interface HoursDifference {
  from: Weekday;
  to: Weekday;
  before: DayHours['times'];
  after: DayHours['times'];
}

/** An item of a list that was added, changed or removed. */
interface Difference<Item> {
  before: Item | undefined;
  after: Item | undefined;
}

export type SpecialDayDifference = Difference<SpecialDay>;

/** Compares the hours of the week. @param before all weekdays @param after the same days */
export function compareHours(
  before: readonly DayHours[],
  after: readonly DayHours[],
): HoursDifference[] {
  const differences: HoursDifference[] = [];
  after.forEach(({ day, times }, index) => {
    const oldTimes = before[index]?.times ?? [];
    if (isEqual(oldTimes, times)) return;
    const last = differences.at(-1);
    const isNext = last?.to === after[index - 1]?.day;
    if (last && isNext && isEqual([last.before, last.after], [oldTimes, times])) last.to = day;
    else differences.push({ from: day, to: day, before: oldTimes, after: times });
  });
  return differences;
}

/** Compares special days or announcements. Another first day or another text is a change of the same item. */
export function compareSpans<Span extends { from: string }>(
  before: readonly Span[],
  after: readonly Span[],
  textsOf: (span: Span) => Readonly<Record<string, string>>,
): Difference<Span>[] {
  const removed = before.filter((day) => !after.some((other) => isEqual(day, other)));
  const added = after.filter((day) => !before.some((other) => isEqual(day, other)));
  const differences = added.map((day): Difference<Span> => {
    const index = removed.findIndex(
      (other) => other.from === day.from || isEqual(textsOf(other), textsOf(day)),
    );
    return { before: index < 0 ? undefined : removed.splice(index, 1)[0], after: day };
  });
  return [...differences, ...removed.map((day) => ({ before: day, after: undefined }))];
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
