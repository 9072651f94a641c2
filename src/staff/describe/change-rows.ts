import { textIn } from '../edits/schedule/special-days.ts';
import { changedRows } from '../edits/table-text.ts';
import type { ContentChange } from './changes.ts';
import type { Reader } from './reader.ts';
import { formatHoliday, formatPath, formatReason, formatType, nameOfField } from './names.ts';

/** A row of the list of changes. */
export interface ChangeRow {
  name: string;
  /** What has become of it, such as `new`, unless only its value is another one. */
  badge?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

/** Describes a change for staff: `Phone number`, `+977 984-1112223`, `+977 985-1112223`. */
export function describeChange(staff: Reader, change: ContentChange): ChangeRow {
  const { strings, dates, page } = staff;
  const { badges } = strings;
  switch (change.kind) {
    case 'new':
    case 'removed':
    case 'confirmed': {
      const { kind, type, titles } = change;
      const title = textIn(titles, page.language);
      return {
        name: type ? strings.entry(formatType(strings, type), title) : title,
        badge: badges[kind],
      };
    }
    case 'picture': {
      const { action, titles } = change;
      return {
        name: strings.entry(strings.photo, textIn(titles, page.language)),
        badge: badges[action],
      };
    }
    case 'field': {
      const { label, before, after } = change;
      const name = nameOfField(staff, change);
      if (label !== 'table') return { name, before, after };
      const oldRows = changedRows(before ?? '', after ?? '');
      const newRows = changedRows(after ?? '', before ?? '');
      return { name, before: oldRows || undefined, after: newRows || undefined };
    }
    case 'hours': {
      const { from, to, before, after } = change;
      const name = dates ? strings.hoursOf(dates.days(from, to)) : strings.weekly;
      return { name, before: dates?.times(before), after: dates?.times(after) };
    }
    case 'special-day': {
      const { before, after } = change;
      const days = [before, after].flatMap((day) => (day ? [day.from, day.until] : []));
      const [day = ''] = days;
      // A holiday of one day that stays the same is known by its day. The values need no day then.
      const isNamed = dates !== undefined && days.every((other) => other === day);
      const format = isNamed ? formatReason : formatHoliday;
      return {
        name: isNamed ? strings.holidayOf(dates.day(day)) : strings.holidays,
        before: before && format(staff, before),
        after: after && format(staff, after),
      };
    }
    case 'moved': {
      const names = change.titles.map((titles) => textIn(titles, page.language));
      return { name: names.join(', '), badge: badges.moved };
    }
    case 'file':
      return { name: formatPath(staff, change.path) };
  }
}

/** Returns a change on one line: `Question: Do you deliver? (new)`, `Phone number: +977 985-1112223`. */
export function formatRow(strings: Reader['strings'], { name, badge, before, after }: ChangeRow) {
  if (badge) return `${name} (${badge})`;
  if (after !== undefined) return strings.entry(name, shorten(after, 90));
  return before === undefined ? name : `${name} (${strings.badges.removed})`;
}

/** Returns the first line, and the number of the others: `Phone number (+1)`. */
export function summarize([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? `${first} (+${others.length})` : first;
}

/** Names what a save has changed: `Hours of Friday`, `Phone number`, `Question: Do you deliver? (new)`. */
export function nameOfSave(staff: Reader, differences: readonly ContentChange[]): string {
  const rows = differences.map((change) => describeChange(staff, change));
  return summarize(rows.map(({ name, badge }) => formatRow(staff.strings, { name, badge })));
}

/** Describes a save with what is new: `Phone number: +977 984-1112223`. */
export function describeSave(staff: Reader, differences: readonly ContentChange[]): string {
  const rows = differences.map((change) => describeChange(staff, change));
  return summarize(rows.map((row) => formatRow(staff.strings, row)));
}

/** Returns the first characters of a text, with an ellipsis if it is longer. */
export function shorten(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
