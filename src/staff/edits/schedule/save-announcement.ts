import { versionField, versionLines } from '../../../compiler/content-types/translation-schema.ts';
import { singletonFolder } from '../../../compiler/content-types/content-types.ts';
import type { Replacement } from '../../../compiler/diagnostics/fixes.ts';
import { editableSegments, replaceSegment } from '../../../compiler/write/editable-segments.ts';
import { replaceInBytes } from '../../../compiler/write/replace-in-bytes.ts';
import { replaceList, scalar } from '../../../compiler/write/replace-list.ts';
import { bodyStart } from '../../../compiler/read/parse/fences.ts';
import { validateFile } from '../../../compiler/check/validate-file.ts';
import { siteFile, type ContentFile } from '../../../compiler/read/resolve/content-file.ts';
import { StaffError } from '../../files/staff-error.ts';
import { markReviewed } from '../legacy-texts.ts';
import { parseText, readText, type SaveFunction, type Writer } from '../writer.ts';
import type { FileChange } from '../../files/transport.ts';
import type { Announcement, AnnouncementChange } from './schedule-requests.ts';
import { languagesOf } from '../site-languages.ts';
import { loadBusiness, replaceText, type Business } from './load-business.ts';
import { indexOfItem } from './special-days.ts';
import { changeTranslations, textIn } from './translated-list.ts';

type Fields = Readonly<Record<string, string>>;

/** Lists the announcements in all languages, in the order of the file. */
export function listAnnouncements({
  files,
  defaultLanguage,
}: {
  files: readonly ContentFile[];
  defaultLanguage: string;
}): Announcement[] {
  const original = siteFile(files, 'announcement');
  const inLanguages = files
    .filter(isAnnouncement)
    .map((file) => [file.textFile.language ?? defaultLanguage, linesOf(file)] as const);
  return linesOf(original).map(({ from = '', until = '' }, index) => {
    const words = inLanguages.map(([code, lines]) => [code, String(lines[index]?.words ?? '')]);
    return { from, until, words: Object.fromEntries(words) as Record<string, string> };
  });
}

/** Returns the announcements of a file, which has a list, a single one or none. */
function linesOf(file: ContentFile | undefined): Fields[] {
  const data = (file?.frontMatter.data ?? {}) as Fields & { announcements?: unknown };
  if (hasList(file)) return data.announcements as unknown as Fields[];
  return Object.keys(data).some((name) => !versionField.test(name)) ? [data] : [];
}

const hasList = (file: ContentFile | undefined) =>
  Array.isArray(file?.frontMatter.data?.announcements);

/** Returns true for the file of the announcements and its translations. */
export const isAnnouncement = ({ textFile: { folder, id } }: ContentFile) =>
  folder === singletonFolder && id === 'announcement';

/**
 * Returns true if visitors of a language see an announcement that has no text in it. Otherwise, they see none.
 * @param folder of the language; undefined for the default language
 */
export function showsUntranslated(
  files: readonly ContentFile[],
  folder: string | undefined,
  before: Announcement | undefined,
): boolean {
  const original = siteFile(files, 'announcement');
  const translation = files.find(
    (file) => isAnnouncement(file) && file.textFile.language === folder,
  );
  const [count, translated] = [linesOf(original).length, linesOf(translation).length];
  const isOnly = count === (before ? 1 : 0) && !hasList(original);
  return folder === undefined || (!isOnly && count > 0 && translated === count);
}

/**
 * Adds, changes or removes an announcement in each language. A file with a single announcement gets a list
 * with the second one. The last one is removed with its files.
 */
export const saveAnnouncement: SaveFunction<AnnouncementChange> = async (writer, change) => {
  const { before, after } = change;
  const business = await loadBusiness(writer);
  const announcements = listAnnouncements(business);
  const index = indexOfItem(announcements, change);
  if (index < 0) return { result: 'changed' };
  const original = siteFile(business.files, 'announcement');
  const count = announcements.length - (before ? 1 : 0);
  if (count === 0 && !after) {
    const paths = business.files.filter(isAnnouncement).map(({ textFile }) => textFile.path);
    return writer.write(
      paths.map((path) => ({ path, before: writer.readBytes(path), after: undefined })),
    );
  }
  const isSingle = count === 0 && !hasList(original);
  const changes =
    isSingle || !original
      ? await changeSingle(writer, business, change)
      : await changeList(writer, business, original, index, change);
  return writer.write(changes);
};

/** Returns the changes of a list, or of a single announcement that becomes the first of a list. */
async function changeList(
  writer: Writer,
  { files, defaultLanguage }: Business,
  file: ContentFile,
  index: number,
  { before, after }: AnnouncementChange,
): Promise<FileChange[]> {
  const name = 'announcements';
  const inList = withList(file);
  const lines = linesOf(inList);
  const link = before && lines[index]?.link;
  const newLines = after
    ? [
        {
          from: after.from,
          until: after.until,
          words: textIn(after.words, defaultLanguage),
          ...(link && { link }),
        },
      ]
    : [];
  const newText = replaceList(inList, {
    name,
    before: lines,
    after: lines.toSpliced(index, before ? 1 : 0, ...newLines),
    previousField: '',
  });
  const original = replaceText(writer, file, newText);
  const translations = languagesOf(files).flatMap(({ folder }) => {
    if (folder === undefined) return [];
    const path = pathIn(folder);
    const existing = files.find(({ textFile }) => textFile.path === path);
    return withList(existing ?? parseText(path, new TextEncoder().encode('---\n---\n')));
  });
  const list = {
    files,
    defaultLanguage,
    translations,
    name,
    field: 'words',
    texts: lines.map(({ words = '' }) => words),
    previousField: '',
  };
  const texts = { before: before?.words, after: after?.words };
  return [original, ...(await changeTranslations(writer, list, index, texts, original))];
}

/** Returns a file with its single announcement, if it has one, as the first of a list. */
function withList(file: ContentFile): ContentFile {
  if (hasList(file) || linesOf(file).length === 0) return file;
  const { text } = file.textFile;
  const start = text.indexOf('\n') + 1;
  const end = text.lastIndexOf('\n---', bodyStart(text)) + 1;
  const fields = text.slice(start, end);
  const entry = fields
    .replaceAll(versionLines, '')
    .replaceAll(/^(?=.)/gm, '    ')
    .replace(/^ {4}(?=[^\s#])/m, '  - ');
  const list = `announcements:\n${entry}${(fields.match(versionLines) ?? []).join('')}`;
  return validateFile(
    { ...file.textFile, text: text.slice(0, start) + list + text.slice(end) },
    undefined,
  );
}

/** Returns the changes of the only announcement. A language without a text gets no file. */
async function changeSingle(
  writer: Writer,
  { defaultLanguage }: Business,
  { before, after }: AnnouncementChange,
): Promise<FileChange[]> {
  const { from = '', until = '', words = {} } = after ?? {};
  const text = textIn(words, defaultLanguage);
  const originalChange = changeFields(writer, undefined, { from, until, words: text });
  const original = originalChange.after && parseText(originalChange.path, originalChange.after);
  const languages = Object.keys({ ...before?.words, ...words }).filter(
    (language) => language !== defaultLanguage,
  );
  const translations = languages.map(async (language) => {
    const typed = words[language];
    if (!original || !typed) return changeFields(writer, language, undefined);
    // An unchanged text may still be out of date, so only a changed text is marked as reviewed and up to date.
    if (typed === before?.words[language]) return changeFields(writer, language, { words: typed });
    const change = changeFields(writer, language, { words: typed });
    const { path, after: written } = change;
    return { ...change, after: written && (await markReviewed(writer, path, written, original)) };
  });
  return [originalChange, ...(await Promise.all(translations))];
}

const pathIn = (language: string | undefined) =>
  ['content', language, singletonFolder, 'announcement.mdx'].filter(Boolean).join('/');

/** Returns the change that sets fields of an announcement's file, or removes the file without `fields`. */
function changeFields(
  writer: Writer,
  language: string | undefined,
  fields: Fields | undefined,
): FileChange {
  const path = pathIn(language);
  const before = writer.readBytes(path);
  if (!fields) return { path, before, after: undefined };
  if (!before) {
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${scalar(value)}\n`);
    const after = new TextEncoder().encode(`---\n${lines.join('')}---\n`);
    return { path, before, after };
  }
  const { content } = readText(writer, path);
  const replacements: Replacement[] = [];
  for (const segment of editableSegments(content)) {
    const value = fields[segment.label];
    if (value === undefined) continue;
    const replacement = replaceSegment(content, segment, value);
    if (!replacement) throw new StaffError('not-editable');
    replacements.push(replacement);
  }
  return { path, before, after: replaceInBytes(before, replacements) };
}
