import { splitLetters } from '../../site/lib/header-length.ts';
import { textIn } from '../edits/schedule/translated-list.ts';
import { changedRows } from '../edits/table-text.ts';
import type { ContentChange } from './changes.ts';
import { nameOfPicture } from './picture-names.ts';
import type { Reader } from './reader.ts';
import { formatHoliday, formatPath, formatReason, formatType } from './names.ts';
import { nameOfChange, nameOfTarget } from './change-names.ts';
import { languagesOf, ownFirst } from '../edits/site-languages.ts';
import { locationAt } from '../../compiler/content-types/file-location.ts';

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
      const { name, action, titles } = change;
      return { name: strings.photoIs[action](nameOfPicture(staff, name, titles)) };
    }
    case 'announcement': {
      const { action, from = '', titles } = change;
      const name = strings.announcementFrom(dates && from ? dates.day(from) : from);
      const text = textIn(titles, page.language);
      return {
        name: strings.entry(name, text),
        badge: action === 'removed' ? badges.removed : undefined,
      };
    }
    case 'field':
      return describeField(staff, change);
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
      return { name: strings.movedItem(names.join(', ')) };
    }
    case 'choice': {
      const row = describeAction(staff, change.differences);
      return { ...row, name: strings.chosen(row.name) };
    }
    case 'file':
      return { name: formatPath(staff, change.path) };
  }
}

function describeField(
  staff: Reader,
  change: Extract<ContentChange, { kind: 'field' }>,
): ChangeRow {
  const { strings } = staff;
  const { label, before, after, isLink } = change;
  const name = nameOfChange(staff, change);
  if (isLink) {
    const target = (address: string | undefined) =>
      address === undefined ? undefined : strings.leadsToTarget(nameOfTarget(staff, address));
    return { name, before: target(before), after: target(after) };
  }
  if (label !== 'table') return { name, before, after };
  const [removed, added] = [changedRows(before, after), changedRows(after, before)];
  if (removed.length <= 1 && added.length <= 1)
    return { name, before: removed[0], after: added[0] };
  if (removed.length === 0) return { name: strings.entry(name, strings.rowsAdded(added.length)) };
  if (added.length === 0) return { name: strings.entry(name, strings.rowsRemoved(removed.length)) };
  return { name: strings.entry(name, strings.rowsChanged(Math.max(removed.length, added.length))) };
}

/** Returns the changes that a reader sees: of a text that was changed in several languages, only one. */
function inLanguageOf(
  { content, page }: Reader,
  differences: readonly ContentChange[],
): readonly ContentChange[] {
  const language = languagesOf(content.latest.files).find(({ code }) => code === page.language);
  return differences.filter((change) => {
    if (change.kind !== 'field') return true;
    const own = locationAt(change.file);
    if (own.language === language?.folder) return true;
    return !differences.some((other) => {
      if (other.kind !== 'field') return false;
      const { folder, id, language: otherLanguage } = locationAt(other.file);
      return otherLanguage === language?.folder && folder === own.folder && id === own.id;
    });
  });
}

/** Returns the names of the languages whose version of a text a save has changed. The page's language is first. */
function languagesOfChange(
  { content, page }: Reader,
  change: ContentChange,
  differences: readonly ContentChange[],
): string[] {
  if (change.kind !== 'field') return [];
  const { folder, id } = locationAt(change.file);
  const places = differences.flatMap((other) =>
    other.kind === 'field' && other.id === change.id ? locationAt(other.file) : [],
  );
  return ownFirst(languagesOf(content.latest.files), page.language)
    .filter((language) =>
      places.some(
        (own) => own.language === language.folder && own.folder === folder && own.id === id,
      ),
    )
    .map(({ name }) => name);
}

/** Returns the rows of a save: one for each of its changes, in the language of the page. */
function rowsOf(staff: Reader, differences: readonly ContentChange[]): ChangeRow[] {
  // A new photo is what people have done. Its visible point comes along.
  const [pictures, others] = [true, false].map((isPicture) =>
    inLanguageOf(staff, differences).filter(({ kind }) => (kind === 'picture') === isPicture),
  );
  return [...(pictures ?? []), ...(others ?? [])].map((change) => {
    const row = describeChange(staff, change);
    const languages = languagesOfChange(staff, change, differences);
    const { inLanguages, list } = staff.strings;
    return languages.length > 1 ? { ...row, name: inLanguages(list(languages), row.name) } : row;
  });
}

/** Describes a save as one row: its only change, or the first one and the number of the others. */
export function describeAction(staff: Reader, differences: readonly ContentChange[]): ChangeRow {
  const rows = rowsOf(staff, differences);
  const [row] = rows;
  return row && rows.length === 1 ? row : { name: describeSave(staff, differences) };
}

/** Returns a change on one line: `Question: Do you deliver? (new)`, `Phone number: +977 985-1112223`. */
export function formatChange(
  strings: Reader['strings'],
  { name, badge, before, after }: ChangeRow,
) {
  if (badge) return `${name} (${badge})`;
  if (after !== undefined) return strings.entry(name, shorten(after, 90));
  return before === undefined ? name : `${name} (${strings.badges.removed})`;
}

/** Returns the first line, and the number of the others: `Phone number and 1 more`. */
export function summarize(
  { andOthers }: Reader['strings'],
  [first = '', ...others]: readonly string[],
): string {
  return others.length > 0 ? andOthers(first, others.length) : first;
}

/** Names what a save has changed: `Hours of Friday`, `Phone number`, `Question: Do you deliver? (new)`. */
export function nameOfSave(staff: Reader, differences: readonly ContentChange[]): string {
  const rows = rowsOf(staff, differences);
  return summarize(
    staff.strings,
    rows.map(({ name, badge }) => formatChange(staff.strings, { name, badge })),
  );
}

/** Describes a save with what is new: `Phone number: +977 984-1112223`. */
export function describeSave(staff: Reader, differences: readonly ContentChange[]): string {
  const rows = rowsOf(staff, differences);
  return summarize(
    staff.strings,
    rows.map((row) => formatChange(staff.strings, row)),
  );
}

/** Cuts a text after a number of letters, at the end of a word. */
export function shorten(text: string, maxLength: number): string {
  const letters = splitLetters(text);
  if (letters.length <= maxLength) return text;
  return `${letters
    .slice(0, maxLength)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}
