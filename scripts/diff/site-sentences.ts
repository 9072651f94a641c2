import { hoursRows, specialRows } from '../../src/site/lib/format-hours.ts';
import { sitePath } from '../../src/site/lib/site-path.ts';
import { routeOf, singletonFolder } from '../../src/compiler/content-types/content-types.ts';
import type { CompileResult } from '../../src/compiler/compile.ts';
import {
  isPage,
  siteData,
  type ContentFile,
} from '../../src/compiler/read/resolve/content-file.ts';
import type { DefinedFacts } from '../../src/compiler/read/resolve/defined-facts.ts';
import { sentences } from '../../src/compiler/text/sentences.ts';
import { outermost, type Segment } from '../../src/compiler/read/resolve/segments.ts';

/** The sentences of one version of the content, by the path of their page or by their file. */
export type SiteSentences = ReadonlyMap<string, readonly string[]>;

/**
 * Returns all text of the site as sentences, pages first. A page includes the entries that it shows.
 * Text that is not on a page is listed under its file.
 */
export function siteSentences({ languages, published }: CompileResult): SiteSentences {
  const defaultLanguage = siteData(published, 'language')?.code ?? 'en';
  const sections = languages.flatMap(({ language = defaultLanguage, files, definedFacts }) => {
    const visibleFiles = files.filter((file) => published.includes(file));
    const shownFolders = new Set(visibleFiles.flatMap(collectionsIn).map(({ name }) => name));
    return visibleFiles
      .filter((file) => isPage(file) || !shownFolders.has(file.textFile.folder))
      .map((file) => ({
        file,
        fileSentences: [
          ...fieldSentences(file, language),
          ...calendarSentences(file, definedFacts),
          ...bodySentences(file, language, visibleFiles),
        ],
      }));
  });
  const pageSections = sections.filter(({ file }) => isPage(file));
  const ordered = [...pageSections, ...sections.filter(({ file }) => !isPage(file))];
  return new Map(ordered.map(({ file, fileSentences }) => [headingOf(file), fileSentences]));
}

function collectionsIn(file: ContentFile) {
  return isPage(file) ? (file.body?.collections ?? []) : [];
}

function sentencesOf(segments: readonly Segment[], language: string): string[] {
  const texts = segments.map(({ visibleText }) => visibleText);
  return sentences(texts, language);
}

/** Returns the heading of a file's changes: the path of a page, or the path of any other file. */
function headingOf(file: ContentFile): string {
  const { language, id, path } = file.textFile;
  if (!isPage(file)) return path;
  const basename = language === undefined ? '' : `/${language}`;
  const route = routeOf(id);
  if (route !== undefined) return sitePath(basename, route);
  return basename ? `Where there is no page of ${basename}` : 'Where there is no page';
}

/** Fields that visitors do not read, or that `calendarSentences` formats. */
const excludedFields = /^(hours|special_days|placeholders|order|translated_from|reviewed)\b/;

/** Returns the sentences of a file's fields, each after the name of its field. */
function fieldSentences({ textFile, segments }: ContentFile, language: string): string[] {
  // Visitors also see values of content/site that are not text, such as the phone number.
  const isSingleton = textFile.folder === singletonFolder;
  return segments
    .filter(({ path, kind }) => path && (kind === 'text' || (isSingleton && kind === 'value')))
    .filter(({ label }) => !excludedFields.test(label))
    .flatMap((field) =>
      sentencesOf([field], language).map((sentence) => `${field.label}: ${sentence}`),
    );
}

/** Returns the opening hours and special days if the file is the business file. */
function calendarSentences(
  { textFile }: ContentFile,
  definedFacts: DefinedFacts | undefined,
): string[] {
  if (definedFacts?.file.textFile.path !== textFile.path) return [];
  const { business, calendar } = definedFacts;
  const specialDays = specialRows(business.special_days ?? [], calendar, '');
  const rows = [...hoursRows(business.hours, calendar), ...specialDays];
  return rows.map(({ days, times }) => `${days}: ${times}`);
}

/**
 * Returns the sentences of a body and of the entries that it shows, in the order of the body.
 * @param visibleFiles the files of the language that visitors see
 */
function bodySentences(file: ContentFile, language: string, visibleFiles: readonly ContentFile[]) {
  const segments = outermost(file.segments).filter(({ path, kind }) => !path && kind === 'text');
  const entriesOf = (collection: string) =>
    visibleFiles
      .filter(({ textFile }) => textFile.folder === collection)
      .toSorted((a, b) => writtenOrder(a) - writtenOrder(b));
  const texts = segments.map((segment) => ({
    position: segment,
    sentences: sentencesOf([segment], language),
  }));
  const collections = collectionsIn(file).map((collection) => ({
    position: collection,
    sentences: entriesOf(collection.name).flatMap((entry) => entrySentences(entry, language)),
  }));
  return [...texts, ...collections]
    .toSorted(({ position: a }, { position: b }) => a.line - b.line || a.column - b.column)
    .flatMap((part) => part.sentences);
}

/** Reads an entry's order from its text, because a file with errors has no data. */
function writtenOrder({ segments }: ContentFile): number {
  return Number(segments.find(({ label }) => label === 'order')?.value);
}

function entrySentences(entry: ContentFile, language: string): string[] {
  const fields = entry.segments.filter(({ path, kind }) => path && kind === 'text');
  const dates = entry.segments.filter(({ label }) => label === 'from' || label === 'until');
  return [
    ...sentencesOf(fields, language),
    ...dates.map(({ label, value }) => `${label}: ${value}`),
    ...bodySentences(entry, language, []),
  ];
}
