import { isTranslationOf } from '../../../../src/compiler/content-types/languages.ts';
import { changedLines, replaceInBytes } from '../../../../src/compiler/edit/replace-in-bytes.ts';
import {
  siteData,
  siteFile,
  type ContentFile,
} from '../../../../src/compiler/resolve/content-file.ts';
import { UserError } from '../../../user-error.ts';
import type { Writer } from '../edits/writer.ts';

/** The business file with its hours and its translations. */
export type Business = Awaited<ReturnType<typeof loadBusiness>>;

/** Loads the business file. @throws UserError if it has errors */
export async function loadBusiness({ load }: Writer) {
  const { files } = await load();
  const file = siteFile(files, 'business');
  const data = siteData(files, 'business');
  if (!file || !data) throw new UserError('Fix the errors in content/site/business.mdx first.');
  return {
    files,
    file,
    /** The weekly hours. Each entry is a range of consecutive days with the same hours. */
    runs: data.hours,
    specialDays: data.special_days ?? [],
    timeZone: data.time_zone,
    /** The default language (BCP 47). */
    defaultLanguage: siteData(files, 'language')?.code ?? 'en',
    translations: files.filter(({ source }) => isTranslationOf(source, file.source)),
  };
}

/** Returns the change that replaces a file's text. Unchanged lines keep their bytes, such as CRLF. */
export function replaceText(
  { read }: Writer,
  { source: { path: file, text } }: ContentFile,
  newText: string,
) {
  const { bytes: before } = read(file);
  return { file, before, after: replaceInBytes(before, changedLines(text, newText)) };
}
