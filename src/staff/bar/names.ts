import type { Editable } from '../edits/edit-text.ts';
import type { Save } from '../edits/requests.ts';
import type { SpecialDay } from '../edits/schedule/schedule-requests.ts';
import { ConnectionError, GitHubError, PhotoError } from '../staff-error.ts';
import { isTranslationOf, locationOf } from '../../compiler/content-types/file-location.ts';
import { singletonFolder } from '../../compiler/content-types/content-types.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { titleOf, typeOf } from '../edits/surroundings.ts';
import type { Staff } from './context.ts';
import { translateMessage } from './message-patterns.ts';
import type { Strings } from './strings/en.ts';

/** Formats a source for staff: `Question: Do you deliver?, line 2`. */
export function formatSource(staff: Pick<Staff, 'strings' | 'content'>, source: string): string {
  const [, path, line] = /^(.*):(\d+):\d+$/.exec(source) ?? [];
  return path && line ? staff.strings.place(formatPath(staff, path), line) : source;
}

/** Formats a source for the person who helps staff: `content/faq/delivery.mdx, line 2`. */
export function formatTechnicalSource(strings: Strings, source: string): string {
  const [, file = '', line = ''] = /^(.*):(\d+):\d+$/.exec(source) ?? [];
  return strings.place(file, line);
}

/** Names a file for staff: `Question: Do you deliver?`, `The facts of the shop`. */
export function formatPath(
  { strings, content }: Pick<Staff, 'strings' | 'content'>,
  path: string,
): string {
  const { fileName, id } = splitPath(path);
  const { files } = content.latest;
  const location = locationOf(path.replace(/^content\//, ''));
  const file =
    files.find(({ source }) => source.path === path) ??
    // A translation that does not exist yet has the name of its original.
    files.find(({ source }) => isTranslationOf(location, source));
  const isOfSite = /\/site\/[^/]*$/.test(path);
  if (isOfSite) return strings.siteFiles[id] ?? id;
  if (!file) return path.endsWith('.mdx') ? id : fileName;
  return strings.entry(formatType(strings, typeOf(file) ?? 'page'), titleOf(file));
}

/**
 * Returns the name of a field for staff: `<Card> title` → `Card title`, `facts.pickup_area` →
 * `Pickup area`, `months.0` → `Month 1`.
 * @param type the type of the file, in which the field may have another name; for a file of
 * content/site its id
 */
export function formatField(strings: Strings, label: string, type?: string): string {
  const nameInType = strings.fields[`${type}.${label}`];
  if (nameInType !== undefined) return nameInType;
  const [, field = label, index] = /^(.*)\.(\d+)$/.exec(label) ?? [];
  const key = field.split('.').at(-1) ?? '';
  const words = key.replaceAll(/[<>]/g, '').replaceAll('_', ' ');
  const { fields } = strings;
  const name = fields[field] ?? fields[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
  return index === undefined ? name : strings.numbered(name, Number(index) + 1);
}

/** Returns the name of a field of a file: `email` is the shop's address, but a notice in notices.mdx. */
export function formatFieldIn(
  strings: Strings,
  label: string,
  file: string,
  type?: string,
): string {
  const { folder, id } = locationOf(file.replace(/^content\//, ''));
  return formatField(strings, label, folder === singletonFolder ? id : type);
}

/** Returns the name of a type of file for staff: `faq` → `Question`. */
export function formatType(strings: Strings, type: string): string {
  return strings.things[type] ?? formatField(strings, type);
}

/** Returns the title of the edit sheet: `Question 3 on FAQ`, `Card title on Contact`, `Phone number`. */
export function sheetTitle(
  strings: Strings,
  { file, id, label, type, place }: Pick<Editable, 'file' | 'id' | 'label' | 'type' | 'place'>,
): string {
  const typeName = type ? formatType(strings, type) : strings.wholeFile;
  const { number, page } = place ?? {};
  if (number && page) return strings.entryOn(typeName, number, page);
  const name = id === undefined ? typeName : formatFieldIn(strings, label, file);
  return page ? strings.fieldOn(name, page) : name;
}

/** Names a save for staff by its day, or by the first 60 characters of its text, or by its file. */
export function nameOf(
  { strings, dates }: Pick<Staff, 'strings' | 'dates'>,
  { action, day, from, text, name }: Save,
): string {
  if (day) return dates?.hours(day) ?? formatField(strings, day.day);
  if (text === '') return strings.siteFiles[name] ?? name;
  const shortText = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  if (from && dates) return strings.fromDay(dates.day(from), shortText);
  return action ? strings.actions[action](shortText) : shortText;
}

/** Formats a holiday with its reason in the language of the page, or in the default language. */
export function formatHoliday({ dates, page }: Pick<Staff, 'dates' | 'page'>, day: SpecialDay) {
  const reason = day.reason[page.language] || (Object.values(day.reason).find(Boolean) ?? '');
  return dates?.holiday(day, reason) ?? reason;
}

/** Returns a message of the check in the language of the bar, with days and colours as its forms name them. */
export function formatMessage(
  { strings, dates }: Pick<Staff, 'strings' | 'dates'>,
  message: string,
): string {
  const named = message
    // Not the example of a date, and no date of another calendar.
    .replaceAll(/(?<!example )\b\d{4}-\d\d-\d\d\b(?! in Bikram)/g, (day) => dates?.day(day) ?? day)
    .replaceAll(/"(paper|ink)"/g, (_, colour) => `“${formatField(strings, `day.${colour}`)}”`);
  // A message about an attribute begins with its tag: `<Button>: "to" is missing.`
  const [, tag = '', text = named] = /^(<\w+>: )?(.*)$/s.exec(named) ?? [];
  const formatValue = (value: string, name: string) => {
    if (name === 'field') return formatField(strings, tag.replace(':', '') + value);
    return name.startsWith('number') ? strings.formatNumber(value) : value;
  };
  return tag + (translateMessage(strings.messages, text, formatValue) ?? text);
}

/** Returns the sentence that says what prevents a call. */
export function sentenceOf(strings: Strings, error: Error): string {
  if (error instanceof GitHubError) return strings.gitHub[error.reason];
  if (error instanceof PhotoError) return strings.photos[error.reason];
  return error instanceof ConnectionError ? strings.offlineKept : error.message;
}
