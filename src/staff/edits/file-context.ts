import {
  pagesFolder,
  routeOf,
  type ContentType,
} from '../../compiler/content-types/content-types.ts';
import {
  createFindOriginal,
  isTranslationOf,
  locationAt,
} from '../../compiler/content-types/file-location.ts';
import { orderOf } from '../../compiler/read/resolve/order.ts';
import { isUnwritten } from '../../compiler/read/resolve/published-files.ts';
import { isPage, isRequired, type ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { newTypes } from '../../compiler/write/new-types.ts';
import { languagesOf } from './site-languages.ts';

/** Returns what surrounds a file: its entries, its place, the files to remove with it, and its titles. */
export function contextOf(content: ContentFile, files: readonly ContentFile[]) {
  const { path, folder, language } = content.textFile;
  const ownTitles = new Map(
    files
      .filter(({ textFile }) => textFile.folder === folder && textFile.language === language)
      .map((file) => [file.textFile.id, titleOf(file)]),
  );
  return {
    /** The originals of the entries that the language shows, in their order; none if they have no order. */
    entries: isPage(content)
      ? []
      : entriesBeside(originalOf(content, files).textFile.path, files)
          .filter((entry) => !isUnwritten(entry) || entry.data?.only === language)
          .map((entry) => ({
            path: entry.textFile.path,
            title: ownTitles.get(entry.textFile.id) ?? titleOf(entry),
          })),
    place: placeOf(content, files),
    removableFiles: typeOf(content) && !isRequired(content) ? withTranslations(path, files) : [],
    /** The titles in all languages, the original's first. */
    titles: withTranslations(path, files).flatMap((name) => {
      const file = files.find(({ textFile }) => textFile.path === name);
      return file ? titleOf(file) : [];
    }),
  };
}

/** Returns the title of the page that shows a file, and the number of an entry there, from 1. */
export function placeOf(content: ContentFile, files: readonly ContentFile[]) {
  const { path, folder, language } = content.textFile;
  const sameLanguage = files.filter(({ textFile }) => textFile.language === language);
  const findOriginal = createFindOriginal(files);
  const numberOnPage = (file: ContentFile) => numberOf(findOriginal(file.textFile) ?? file);
  const inOrder = sameLanguage
    .filter(({ textFile }) => textFile.folder === folder)
    .toSorted((a, b) => numberOnPage(a) - numberOnPage(b));
  const page = isPage(content) ? content : pageWith(folder, sameLanguage);
  return {
    number: isPage(content)
      ? undefined
      : inOrder.findIndex(({ textFile }) => textFile.path === path) + 1,
    page: page && titleOf(page),
  };
}

/** Returns an entry and the others of its folder in their order, in the default language. */
export function entriesBeside(path: string, files: readonly ContentFile[]): ContentFile[] {
  const folder = files.find(({ textFile }) => textFile.path === path)?.textFile.folder;
  return files
    .filter(({ textFile }) => textFile.folder === folder && !textFile.language)
    .filter((file) => orderOf(file) !== undefined)
    .toSorted((a, b) => numberOf(a) - numberOf(b));
}

/** Returns the page that lists the entries of a folder. @param files the files of one language */
export function pageWith(folder: string, files: readonly ContentFile[]): ContentFile | undefined {
  return files.find(({ body }) => body?.collections.some(({ name }) => name === folder));
}

/** Returns the route of the page that shows a file: `/faq`, without its language. Undefined if none shows it. */
export function shownOn(path: string, files: readonly ContentFile[]): string | undefined {
  const { folder, id } = locationAt(path);
  if (folder === pagesFolder) return routeOf(id);
  const originals = files.filter(({ textFile }) => textFile.language === undefined);
  const page = pageWith(folder, originals);
  return page && routeOf(page.textFile.id);
}

/** Returns the type of a file in `npm run new`; undefined if this command cannot create the file. */
export function typeOf({ textFile: { folder, id } }: ContentFile): string | undefined {
  const isOfType = (type: ContentType) =>
    type.folder === folder && (type.id === undefined || type.id === id);
  return [...newTypes].find(([, type]) => isOfType(type))?.[0];
}

/** Returns the name of a file for staff: the label of a page's link or its heading, or the first text. */
export function titleOf(file: ContentFile): string {
  const { textFile, segments } = file;
  const find = (name: string) => segments.find(({ label }) => label === name);
  const title = isPage(file) ? (find('navigation.label') ?? find('heading')) : undefined;
  return (title ?? segments[0])?.visibleText ?? textFile.id;
}

/** Returns the names of a file in all languages (BCP 47), the original's first. */
export function titlesOf(path: string, files: readonly ContentFile[]): Record<string, string> {
  const languages = languagesOf(files);
  const titles = withTranslations(path, files).flatMap((name) => {
    const file = files.find(({ textFile }) => textFile.path === name);
    const code = languages.find(({ folder }) => folder === file?.textFile.language)?.code ?? '';
    return file ? [[code, titleOf(file)] as const] : [];
  });
  return Object.fromEntries(titles);
}

/** Returns a file with its original and all translations, the original first. */
export function withTranslations(path: string, files: readonly ContentFile[]): string[] {
  const file = files.find(({ textFile }) => textFile.path === path);
  if (!file) return [path];
  const original = originalOf(file, files);
  const translations = files.filter(({ textFile }) => isTranslationOf(textFile, original.textFile));
  return [original, ...translations].map(({ textFile }) => textFile.path);
}

/** Returns the original of a translation, or the file itself. */
export function originalOf(file: ContentFile, files: readonly ContentFile[]): ContentFile {
  return files.find(({ textFile }) => isTranslationOf(file.textFile, textFile)) ?? file;
}

const numberOf = (file: ContentFile) => orderOf(file)?.number ?? 0;
