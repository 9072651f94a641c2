import { singletonFolder } from '../../../content/content-types/content-types.ts';
import { editableSegments, replaceSegment } from '../../../content/edit/editable-segments.ts';
import { replaceInBytes } from '../../../content/edit/exact-file.ts';
import { scalar } from '../../../content/edit/replace-list.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';
import { asDone } from '../../../new/mark-done.ts';
import { UserError } from '../../../user-error.ts';
import { parseText, type FileChange, type Writer } from '../edits/writer.ts';
import type { SaveAnswer } from '../protocol/edits.ts';
import type { Announcement, AnnouncementChange } from '../protocol/schedule.ts';
import { loadBusiness } from './site-file.ts';

/** Returns the announcement, or undefined. */
export function announcementOf(
  files: readonly ContentFile[],
  code: string,
): Announcement | undefined {
  const all = files.filter(
    ({ source }) => source.folder === singletonFolder && source.id === 'announcement',
  );
  const own = all.find(({ source }) => source.language === undefined);
  if (!own) return undefined;
  const { from, until } = (own.frontMatter.data ?? {}) as Partial<Announcement>;
  const words = all.map(({ source, frontMatter }) => [
    source.language ?? code,
    frontMatter.data?.words ?? '',
  ]);
  return {
    from: from ?? '',
    until: until ?? '',
    words: Object.fromEntries(words) as Announcement['words'],
  };
}

/** Writes the announcement in each typed language, or removes all of its files. */
export async function saveAnnouncement(
  writer: Writer,
  { before, after }: AnnouncementChange,
): Promise<SaveAnswer> {
  const { files, code } = await loadBusiness(writer);
  if (JSON.stringify(announcementOf(files, code)) !== JSON.stringify(before)) {
    return { result: 'changed', current: undefined };
  }
  const { from = '', until = '', words = {} } = after ?? {};
  const own = changeFields(writer, undefined, after && { from, until, words: words[code] ?? '' });
  const original = own.after && parseText(own.file, own.after);
  const languages = new Set([...Object.keys(before?.words ?? {}), ...Object.keys(words)]);
  languages.delete(code);
  const translations = [...languages].map((language) => {
    const typed = words[language];
    if (!original || !typed) return changeFields(writer, language, undefined);
    const isNew = typed !== before?.words[language];
    const other = changeFields(writer, language, {
      words: typed,
      ...(isNew && { reviewed: 'true' }),
    });
    return isNew && other.after ? { ...other, after: asDone(other.after, original) } : other;
  });
  return writer.write([own, ...translations], { name: own.file, text: words[code] ?? '' });
}

/** Returns the change that sets fields of an announcement's file. Without fields, the file is removed. */
function changeFields(
  { readBytes, read }: Writer,
  language: string | undefined,
  fields: Readonly<Record<string, string>> | undefined,
): FileChange {
  const file = ['content', language, singletonFolder, 'announcement.mdx'].filter(Boolean).join('/');
  const before = readBytes(file);
  if (!fields) return { file, before, after: undefined };
  if (!before) {
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${scalar(value)}\n`);
    return { file, before, after: Buffer.from(`---\n${lines.join('')}---\n`) };
  }
  const { content } = read(file);
  const replacements = editableSegments(content).flatMap((part) => {
    const value = fields[part.label];
    if (value === undefined) return [];
    const replacement = replaceSegment(content, part, value);
    if (!replacement) throw new UserError(`Write "${part.label}" in ${file}.`);
    return [replacement];
  });
  return { file, before, after: replaceInBytes(before, replacements) };
}
