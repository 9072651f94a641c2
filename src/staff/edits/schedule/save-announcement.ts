import { singletonFolder } from '../../../compiler/content-types/content-types.ts';
import type { Replacement } from '../../../compiler/diagnostics/fixes.ts';
import { editableSegments, replaceSegment } from '../../../compiler/write/editable-segments.ts';
import { replaceInBytes } from '../../../compiler/write/replace-in-bytes.ts';
import { scalar } from '../../../compiler/write/replace-list.ts';
import { siteFile } from '../../../compiler/read/resolve/content-file.ts';
import { StaffError } from '../../files/staff-error.ts';
import { markReviewed } from '../legacy-texts.ts';
import { parseText, readText, type SaveFunction, type Writer } from '../writer.ts';
import type { FileChange } from '../../files/transport.ts';
import type { Announcement, AnnouncementChange } from './schedule-requests.ts';
import { loadBusiness, type Business } from './load-business.ts';
import { textIn } from './special-days.ts';

/** Returns the announcement in all languages; undefined if the site has none. */
export function announcementOf({ files, defaultLanguage }: Business): Announcement | undefined {
  const announcementFiles = files.filter(
    ({ textFile }) => textFile.folder === singletonFolder && textFile.id === 'announcement',
  );
  const original = siteFile(files, 'announcement');
  if (!original) return undefined;
  const { from = '', until = '' } = (original.frontMatter.data ?? {}) as Partial<Announcement>;
  const words = announcementFiles.map(({ textFile, frontMatter }): [string, string] => [
    textFile.language ?? defaultLanguage,
    String(frontMatter.data?.words ?? ''),
  ]);
  return { from, until, words: Object.fromEntries(words) };
}

/** Writes the announcement in each language that has a text, and removes its other files. */
export const saveAnnouncement: SaveFunction<AnnouncementChange> = async (
  writer,
  { before, after },
) => {
  const business = await loadBusiness(writer);
  const { defaultLanguage } = business;
  if (JSON.stringify(announcementOf(business)) !== JSON.stringify(before))
    return { result: 'changed' };
  const { from = '', until = '', words = {} } = after ?? {};
  const text = textIn(words, defaultLanguage);
  const originalChange = changeFields(writer, undefined, after && { from, until, words: text });
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
  return writer.write([originalChange, ...(await Promise.all(translations))]);
};

/** Returns the change that sets fields of an announcement's file, or removes the file without `fields`. */
function changeFields(
  writer: Writer,
  language: string | undefined,
  fields: Readonly<Record<string, string>> | undefined,
): FileChange {
  const path = ['content', language, singletonFolder, 'announcement.mdx'].filter(Boolean).join('/');
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
