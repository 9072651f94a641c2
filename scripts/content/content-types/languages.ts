import path from 'node:path';
import { isLanguageTag } from '../../../src/fields/language-tag.ts';

/** Where a file stands in content/. */
export interface FilePlace {
  /**
   * The language of the folder `ne` in `ne/faq/delivery.mdx`: folders that are named by a language tag
   * (BCP 47) that `Intl` knows mirror the others and hold words only. Undefined for `faq/delivery.mdx`,
   * which is in the site's own language, that of content/site/language.mdx.
   */
  language?: string | undefined;
  /** The folder within that, which names what kind of file it is: `faq`. */
  folder: string;
  /** The file name without ending. */
  id: string;
}

/** @param name the file's path from content/, with forward slashes */
export function placeOf(name: string): FilePlace {
  const [first = '', ...rest] = name.split('/');
  const language = rest.length > 0 && isLanguageTag(first) ? first : undefined;
  const { dir: folder, name: id } = path.posix.parse(language ? rest.join('/') : name);
  return { language, folder, id };
}

/** The languages besides the site's own that have files, in the order of their tags. */
export function languagesIn(files: readonly FilePlace[]): string[] {
  return [...new Set(files.flatMap(({ language }) => language ?? []))].toSorted();
}

/** Whether a file is the translation of another. */
export function mirrors({ language, folder, id }: FilePlace, original: FilePlace): boolean {
  return (
    language !== undefined &&
    original.language === undefined &&
    folder === original.folder &&
    id === original.id
  );
}
