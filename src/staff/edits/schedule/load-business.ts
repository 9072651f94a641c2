import { isTranslationOf } from '../../../compiler/content-types/file-location.ts';
import { changedLines, replaceInBytes } from '../../../compiler/write/replace-in-bytes.ts';
import {
  siteData,
  siteFile,
  type ContentFile,
} from '../../../compiler/read/resolve/content-file.ts';
import { StaffError } from '../../files/staff-error.ts';
import { readText, type Writer } from '../writer.ts';

/** The business file with its hours and its translations. */
export type Business = Awaited<ReturnType<typeof loadBusiness>>;

/** Loads the business file. @throws StaffError if it has errors */
export async function loadBusiness({ compile }: Pick<Writer, 'compile'>) {
  const { files } = await compile();
  const file = siteFile(files, 'business');
  const data = siteData(files, 'business');
  if (!file || !data) throw new StaffError('facts-first');
  return {
    files,
    file,
    /** The weekly hours. Each entry is a range of consecutive days with the same hours. */
    runs: data.hours,
    specialDays: data.special_days ?? [],
    timeZone: data.time_zone,
    /** The default language (BCP 47). */
    defaultLanguage: siteData(files, 'language')?.code ?? 'en',
    translations: files.filter(({ textFile }) => isTranslationOf(textFile, file.textFile)),
  };
}

/** Returns the change that replaces a file's text. Unchanged lines keep their bytes, such as CRLF. */
export function replaceText(
  writer: Writer,
  { textFile: { path, text } }: ContentFile,
  newText: string,
) {
  const { bytes: before } = readText(writer, path);
  return { path, before, after: replaceInBytes(before, changedLines(text, newText)) };
}
