/**
 * The languages besides that of content/site/language.mdx, as language tags (BCP 47). Each may have a
 * folder of its tag in content/, which mirrors the others and holds words only.
 */
export const translations: readonly string[] = ['ne'];

/** The language of a folder such as `ne/faq`; undefined for `faq`, which is in the site's own. */
export function languageOf(folder: string): string | undefined {
  return translations.find((language) => folder.startsWith(`${language}/`));
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
