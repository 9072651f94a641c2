import type { Singletons } from '../../../../src/singletons/schemas.ts';
import { isBusiness } from '../../../content/content-types/content-types.ts';
import { isTranslationOf } from '../../../content/content-types/languages.ts';
import { changedLines, replaceInBytes } from '../../../content/edit/exact-file.ts';
import { siteData, type ContentFile } from '../../../content/resolve/content-file.ts';
import { UserError } from '../../../user-error.ts';
import type { Writer } from '../edits/writer.ts';

/** The business file, and its translations. */
interface Business {
  files: readonly ContentFile[];
  business: ContentFile;
  data: Singletons['business'];
  /** The site's own language (BCP 47). */
  code: string;
  translated: readonly ContentFile[];
}

/** Loads the business file. @throws UserError if it has errors */
export async function loadBusiness({ load }: Writer): Promise<Business> {
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
