import { changedRows } from '../edits/table-text.ts';
import type { ContentChange } from '../session/changes.ts';
import type { Staff } from './context.ts';
import { formatHoliday, formatPath, formatType, nameOfField } from './names.ts';

/** A row of the list of changes. */
export interface ChangeRow {
  name: string;
  /** `new` or `removed`. */
  badge?: string;
  before?: string | undefined;
  after?: string | undefined;
}

type Words = Pick<Staff, 'strings' | 'dates' | 'content' | 'page'>;

/** Describes a change for staff: `Phone number`, `+977 984-1112223`, `+977 985-1112223`. */
export function describeChange(staff: Words, change: ContentChange): ChangeRow {
  const { strings, dates } = staff;
  const { actions, newPage, removedPage } = strings;
  switch (change.kind) {
    case 'new':
    case 'removed': {
      const { kind, type, title } = change;
      const name = type ? strings.entry(formatType(strings, type), title) : title;
      return { name, badge: kind === 'new' ? newPage : removedPage };
    }
    case 'picture': {
      const { action, title } = change;
      if (action === 'replaced') return { name: actions.replaced(title) };
      const name = strings.entry(strings.photo, title);
      return { name, badge: action === 'new' ? newPage : removedPage };
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
      const name = dates?.days(from, to) ?? strings.weekly;
      return { name, before: dates?.times(before), after: dates?.times(after) };
    }
    case 'special-day': {
      const { before, after } = change;
      const format = (day: typeof before) => day && formatHoliday(staff, day);
      return { name: strings.holidays, before: format(before), after: format(after) };
    }
    case 'moved':
      return { name: actions.moved(change.titles.join(', ')) };
    case 'confirmed':
      return { name: actions.confirmed(change.title) };
    case 'file':
      return { name: formatPath(staff, change.path) };
  }
}
