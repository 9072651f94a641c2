import { isLanguageTag } from '../../site/fields/language-tag.ts';
import { splitPath } from './paths.ts';

export interface FileLocation {
  /** The folder `ne` in `ne/faq/delivery.mdx`, a BCP 47 tag; undefined for the default language. */
  language?: string | undefined;
  /** The folder without the language: `faq`. */
  folder: string;
  /** The file name without extension. */
  id: string;
}

/** Splits a path into language, folder and id. @param name the path in content/, with forward slashes */
export function locationOf(name: string): FileLocation {
  const [topFolder = ''] = splitPath(name).folder.split('/');
  const language = isLanguageTag(topFolder) ? topFolder : undefined;
  const { folder, id } = splitPath(
    language === undefined ? name : name.slice(topFolder.length + 1),
  );
  return { language, folder, id };
}

/** Splits a path of the project: `content/faq/delivery.mdx`. */
export function locationAt(path: string): FileLocation {
  return locationOf(path.replace(/^content\//, ''));
}

/** Returns the languages of translations, sorted by tag. */
export function languagesIn(files: readonly FileLocation[]): string[] {
  return [...new Set(files.flatMap(({ language }) => language ?? []))].toSorted();
}

export function isTranslationOf(file: FileLocation, original: FileLocation): boolean {
  if (file.language === undefined || original.language !== undefined) return false;
  return file.folder === original.folder && file.id === original.id;
}

/** Returns the name that a file shares with its translations. */
export function nameInLanguages({ folder, id }: FileLocation): string {
  return `${folder}/${id}`;
}

/** Returns a function that finds the original of a translation, however many files there are. */
export function createFindOriginal<File extends { textFile: FileLocation }>(
  files: readonly File[],
) {
  const originals = new Map<string, File>();
  for (const file of files) {
    const name = nameInLanguages(file.textFile);
    if (file.textFile.language === undefined && !originals.has(name)) originals.set(name, file);
  }
  return (translation: FileLocation): File | undefined =>
    translation.language === undefined ? undefined : originals.get(nameInLanguages(translation));
}
