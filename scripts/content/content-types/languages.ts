import { isLanguageTag } from '../../../src/fields/language-tag.ts';

/**
 * The language of a folder such as `ne/faq`, in content/: its folders that are named by a language tag
 * (BCP 47) that `Intl` knows mirror the others and hold words only. Undefined for `faq`, which is in
 * the site's own language, that of content/site/language.mdx.
 */
export function languageOf(folder: string): string | undefined {
  const [first = ''] = folder.split('/', 1);
  return isLanguageTag(first) ? first : undefined;
}

/** The languages besides the site's own that have files, in the order of their tags. */
export function languagesIn(folders: readonly string[]): string[] {
  return [...new Set(folders.flatMap((folder) => languageOf(folder) ?? []))].toSorted();
}

/** The place of a file in content/. */
interface FilePlace {
  folder: string;
  id: string;
}

/** Whether a file is the translation of another. */
export function mirrors({ folder, id }: FilePlace, original: FilePlace): boolean {
  return (
    folder !== original.folder && mirroredFolder(folder) === original.folder && id === original.id
  );
}

/** The folder that a folder of a translation mirrors: `faq` for `ne/faq`, and for `faq` itself. */
export function mirroredFolder(folder: string): string {
  const language = languageOf(folder);
  return language === undefined ? folder : folder.slice(language.length + 1);
}
