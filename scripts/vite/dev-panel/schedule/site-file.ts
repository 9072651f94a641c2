import { isBusiness } from '../../../content/content-types/content-types.ts';
import { isTranslationOf } from '../../../content/content-types/languages.ts';
import { changedLines, replaceInBytes } from '../../../content/edit/exact-file.ts';
import { siteData, type ContentFile } from '../../../content/resolve/content-file.ts';
import { UserError } from '../../../user-error.ts';
import type { Writer } from '../edits/writer.ts';

/**
 * Loads the business file and its translations. Returns `code`, the default language (BCP 47), too.
 * @throws UserError if the file has errors
 */
export async function loadBusiness({ load }: Writer) {
  const { files } = await load();
  const business = files.find(({ source }) => isBusiness(source));
  const data = siteData(files, 'business');
  if (!business || !data) throw new UserError('Fix the errors in content/site/business.mdx first.');
  const translated = files.filter(({ source }) => isTranslationOf(source, business.source));
  return { files, business, data, code: siteData(files, 'language')?.code ?? 'en', translated };
}

/** Returns the change that gives a file a new text. Unchanged lines keep their bytes. */
export function toText(
  { read }: Writer,
  { source: { path: file, text } }: ContentFile,
  to: string,
) {
  const { bytes: before } = read(file);
  return { file, before, after: replaceInBytes(before, changedLines(text, to)) };
}
