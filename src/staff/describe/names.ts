import type { Editable } from '../edits/edit-text.ts';
import { languagesOf } from '../edits/site-languages.ts';
import type { SpecialDay } from '../edits/schedule/schedule-requests.ts';
import { textIn } from '../edits/schedule/translated-list.ts';
import { ConnectionError, GitHubError, PhotoError, StaffError } from '../files/staff-error.ts';
import { isTranslationOf, locationAt } from '../../compiler/content-types/file-location.ts';
import { isBusinessText, singletonFolder } from '../../compiler/content-types/content-types.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import type { Position } from '../../compiler/diagnostics/diagnostic.ts';
import { offsetOf } from '../../compiler/diagnostics/position.ts';
import { segmentAt } from '../../compiler/write/editable-segments.ts';
import { siteData, type ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { dateRangeOf } from '../../site/fields/date.ts';
import { placeOf, titleOf, typeOf, withTranslations } from '../edits/file-context.ts';
import { nameOfPicture, titlesOfPicture } from './picture-names.ts';
import type { Reader } from './reader.ts';
import type { Strings } from '../words/en.ts';

/** Formats the file of a source for staff: `Question: Do you deliver?`. */
export function formatSource(
  staff: Pick<Reader, 'strings' | 'content' | 'page'>,
  source: string,
): string {
  return formatPath(staff, source.replace(/:\d+:\d+$/, ''));
}

/**
 * Names a file for staff: `Question: Do you deliver?`, `The facts of the shop`, `Picture: A street`. A text in
 * another language has the name that the page knows: `Question: Do you deliver? (नेपाली)`.
 */
export function formatPath(
  staff: Pick<Reader, 'strings' | 'content' | 'page'>,
  path: string,
): string {
  const { strings, content, page } = staff;
  const { fileName, id } = splitPath(path);
  const { files } = content.latest;
  const location = locationAt(path);
  const file =
    fileOnPage(staff, path) ??
    // A translation that does not exist yet has the name of its original.
    files.find(({ textFile }) => isTranslationOf(location, textFile));
  const isOfSite = /\/site\/[^/]*$/.test(path);
  if (isOfSite) return withLanguage(staff, path, strings.siteFiles[id] ?? id);
  if (path.startsWith('content/pictures/')) {
    const titles = titlesOfPicture(id, files);
    return strings.entry(strings.picture, nameOfPicture({ strings, page }, id, titles));
  }
  if (!file) return path.endsWith('.mdx') ? id : fileName;
  const name = strings.entry(formatType(strings, typeOf(file) ?? 'page'), titleOf(file));
  return withLanguage(staff, path, name);
}

/** Returns a file in the language of the page; without a translation, the file itself. */
function fileOnPage(
  { content, page }: Pick<Reader, 'content' | 'page'>,
  path: string,
): ContentFile | undefined {
  const { files } = content.latest;
  const language = languagesOf(files).find(({ code }) => code === page.language);
  const versions = withTranslations(path, files).flatMap((name) => fileAt(content, name) ?? []);
  return (
    versions.find(({ textFile }) => textFile.language === language?.folder) ?? fileAt(content, path)
  );
}

/** Adds the language of a file to a name, unless it is the language of the page or all languages share the file. */
export function withLanguage(
  staff: Pick<Reader, 'strings' | 'content' | 'page'>,
  path: string,
  name: string,
): string {
  const { strings, content, page } = staff;
  const { language: folder } = locationAt(path);
  const language = languagesOf(content.latest.files).find((other) => other.folder === folder);
  const isShared = folder === undefined && fileOnPage(staff, path)?.textFile.path === path;
  const isOther = language !== undefined && language.code !== page.language && !isShared;
  return isOther ? strings.inLanguage(name, language.name) : name;
}

/**
 * Returns the name of a field for staff: `<Card> title` → `Card title`, `facts.pickup_area` →
 * `Pickup area`, `months.0` → `Month 1`.
 * @param type the type of the file, or the id of a file of content/site. It may have its own names.
 */
export function formatField(strings: Strings, label: string, type?: string): string {
  const nameInType = strings.fields[`${type}.${label === 'paragraph' ? 'body' : label}`];
  if (nameInType !== undefined) return nameInType;
  const [, field = label, index] = /^(.*)\.(\d+)$/.exec(label) ?? [];
  const key = field.split(/\.|> /).at(-1) ?? '';
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
  const { folder, id } = locationAt(file);
  return formatField(strings, label, folder === singletonFolder ? id : type);
}

/** Returns the name of a type of file for staff: `faq` → `Question`. */
export function formatType(strings: Strings, type: string): string {
  return strings.types[type] ?? formatField(strings, type);
}

/** Returns the title of the edit sheet: `Question 3 on FAQ`, `Card title on Contact`, `Phone number`. */
export function sheetTitle(
  strings: Strings,
  { file, id, label, type, place }: Pick<Editable, 'file' | 'id' | 'label' | 'type' | 'place'>,
): string {
  const typeName = type ? formatType(strings, type) : strings.wholeFile;
  const { number, page } = place ?? {};
  if (number && page) return strings.entryOn(typeName, number, page);
  const name = id === undefined ? typeName : formatFieldIn(strings, label, file, type);
  return page ? strings.fieldOn(name, page) : name;
}

/** Names a text of a file: `Question 3 on FAQ`, `Question 3 on FAQ: Answer`, `The footer: Copyright`. */
export function nameOfField(
  staff: Pick<Reader, 'strings' | 'content' | 'page'>,
  field: Pick<Editable, 'file' | 'id' | 'label' | 'type' | 'place'>,
): string {
  const { strings, content } = staff;
  const { file: path, label, type } = field;
  const shown = fileOnPage(staff, path);
  const isOther = shown !== undefined && shown.textFile.path !== path;
  const place = isOther ? placeOf(shown, content.latest.files) : field.place;
  const location = locationAt(path);
  // Only the facts of the shop are known by the names of their fields.
  if (location.folder === singletonFolder && !isBusinessText(location))
    return strings.entry(
      strings.siteFiles[location.id] ?? location.id,
      formatFieldIn(strings, label, path),
    );
  const title = sheetTitle(strings, { ...field, place });
  const [first] = fileAt(content, path)?.segments ?? [];
  if (!place?.number || !place.page || label === first?.label) return title;
  return strings.entry(title, formatField(strings, label, type));
}

/**
 * Names the text at a source: `Question 3 on FAQ: Answer (English)`, `Holiday of Saturday, 5 December:
 * Reason (English)`. @returns undefined if no text is there
 */
export function formatText(staff: Reader, source: string): string | undefined {
  const { strings, dates, content } = staff;
  const [, path = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(source) ?? [];
  const position = { line: Number(line), column: Number(column) };
  const file = fileAt(content, path);
  const segment = file && segmentOf(file, position);
  if (!segment) return undefined;
  const { files } = content.latest;
  const { label, path: [list, index] = [] } = segment;
  const inLanguage = (name: string) =>
    segment.kind === 'text' ? withLanguage(staff, path, name) : name;
  const day = siteData(files, 'business')?.special_days?.[Number(index)];
  if (list === 'special_days' && day && dates) {
    const holiday = strings.holidayOf(dates.day(dateRangeOf(day).from));
    return strings.entry(holiday, inLanguage(formatField(strings, label)));
  }
  if (list === 'hours') return strings.weekly;
  return inLanguage(nameOfSegment(staff, file, label));
}

function nameOfSegment(staff: Reader, file: ContentFile, label: string): string {
  const place = placeOf(file, staff.content.latest.files);
  return nameOfField(staff, {
    file: file.textFile.path,
    id: label,
    label,
    type: typeOf(file),
    place,
  });
}

/** Returns the segment at a position. A field of a list, such as a holiday, is a segment of its own. */
function segmentOf(file: ContentFile, position: Position) {
  const { line, column } = position;
  const inLine = file.segments.filter((segment) => segment.path && segment.line === line);
  return (
    inLine.find((segment) => segment.column === column) ??
    inLine[0] ??
    segmentAt(file, offsetOf(file.textFile.text, position))
  );
}

function fileAt({ latest }: Reader['content'], path: string): ContentFile | undefined {
  return latest.files.find(({ textFile }) => textFile.path === path);
}

/** Formats a holiday with its reason in the language of the page, or in the default language. */
export function formatHoliday(staff: Pick<Reader, 'dates' | 'page'>, day: SpecialDay) {
  const reason = reasonOf(staff, day);
  return staff.dates?.holiday(day, reason) ?? reason;
}

/** Formats the reason of a holiday, with the times if the shop is open: `Tihar (10:00 AM – 2:00 PM)`. */
export function formatReason(staff: Pick<Reader, 'dates' | 'page'>, day: SpecialDay) {
  const reason = reasonOf(staff, day);
  return day.times && staff.dates ? `${reason} (${staff.dates.times([day.times])})` : reason;
}

const reasonOf = ({ page }: Pick<Reader, 'dates' | 'page'>, { reason }: SpecialDay) =>
  textIn(reason, page.language);

/** Returns the sentence that says what prevents a call. */
export function sentenceOf(strings: Strings, error: Error): string {
  if (error instanceof GitHubError) return strings.gitHub[error.reason];
  if (error instanceof PhotoError) return strings.photos[error.reason];
  if (error instanceof StaffError) return strings.failures[error.reason];
  // The message helps the person whom staff ask.
  return error instanceof ConnectionError ? strings.offlineKept : strings.fault(error.message);
}
