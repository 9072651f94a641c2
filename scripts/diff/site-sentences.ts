import { hoursRows, specialRows } from '../../src/lib/hours.ts';
import { sitePath } from '../../src/lib/site-path.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import { definesFacts, routeOf, singletonFolder } from '../content/content-types/content-types.ts';
import { isTranslationOf } from '../content/content-types/languages.ts';
import type { LoadResult } from '../content/load.ts';
import { sentences } from '../content/sentences/sentences.ts';
import { translatedData } from '../content/translation/translated-data.ts';
import { isPage, siteData, type ContentFile } from '../content/resolve/content-file.ts';
import { outermost, type Segment } from '../content/text/segments.ts';

/** The sentences of one version of the content, by the path of their page or by their file. */
export type SiteSentences = ReadonlyMap<string, readonly string[]>;

/**
 * Returns all text of the site as sentences. A page includes the entries that it shows. Text that
 * is not on a page is listed under its file.
 */
export function siteSentences({ published }: Pick<LoadResult, 'published'>): SiteSentences {
  const split = createSplitter(published);
  const pages = published.filter(isPage);
  const otherFiles = published.filter(
    (file) => !isPage(file) && !pages.some((page) => showsEntry(page, file)),
  );
  return new Map([
    ...pages.map((page): [string, string[]] => [
      headingOf(page),
      [...fieldSentences(page, split), ...bodySentences(page, split, published)],
    ]),
    ...otherFiles.map((file): [string, string[]] => [
      headingOf(file),
      [
        ...fieldSentences(file, split),
        ...calendarSentences(file, published),
        ...bodySentences(file, split),
      ],
    ]),
  ]);
}

function showsEntry(page: ContentFile, file: ContentFile): boolean {
  const collections = page.body?.collections ?? [];
  return hasSameLanguage(page, file) && collections.some(({ name }) => name === file.source.folder);
}

/** Splits segments into sentences by the rules of their file's language. */
type SplitSegments = (file: ContentFile, segments: readonly Segment[]) => string[];

function createSplitter(files: readonly ContentFile[]): SplitSegments {
  const defaultLanguage = siteData(files, 'language')?.code ?? 'en';
  return ({ source }, segments) =>
    sentences(
      segments.map(({ visibleText }) => visibleText),
      source.language ?? defaultLanguage,
    );
}

function hasSameLanguage(a: ContentFile, b: ContentFile): boolean {
  return a.source.language === b.source.language;
}

function orderOf({ segments }: ContentFile): number {
  return Number(segments.find(({ label }) => label === 'order')?.value);
}

/** Returns the heading of a file's changes: the path of a page, or the name of any other file. */
export function headingOf(file: ContentFile): string {
  const { language, id, path } = file.source;
  if (!isPage(file)) return path;
  const basename = language === undefined ? '' : `/${language}`;
  const route = routeOf(id);
  if (route !== undefined) return sitePath(basename, route);
  return basename ? `Where there is no page of ${basename}` : 'Where there is no page';
}

/** Fields that visitors do not read, or that `calendarSentences` formats. */
const excludedFields = /^(hours|special_days|placeholders|order|translated_from|reviewed)\b/;

/** Returns the sentences of a file's fields, each after the name of its field. */
function fieldSentences(file: ContentFile, split: SplitSegments): string[] {
  const isSingleton = file.source.folder === singletonFolder;
  return file.segments
    .filter(({ path, kind }) => path && (kind === 'text' || (isSingleton && kind === 'value')))
    .filter(({ label }) => !excludedFields.test(label))
    .flatMap((field) => split(file, [field]).map((sentence) => `${field.label}: ${sentence}`));
}

/** Returns the opening hours and special days. A translation gets them from its original. */
function calendarSentences(file: ContentFile, files: readonly ContentFile[]): string[] {
  const { source } = file;
  if (source.id !== 'business') return [];
  const original = files.find((candidate) => isTranslationOf(source, candidate.source));
  const data = original?.data ? translatedData(original.data, file.data) : file.data;
  const { hours, special_days: specialDays = [] } = (data ?? {}) as Partial<Singletons['business']>;
  const calendarFile = files.find(
    (candidate) =>
      hasSameLanguage(file, candidate) &&
      candidate.source.id === 'calendar' &&
      definesFacts(candidate.source),
  );
  if (!hours || !calendarFile?.data) return [];
  const calendar = calendarFile.data as Singletons['calendar'];
  const rows = [...hoursRows(hours, calendar), ...specialRows(specialDays, calendar, '')];
  return rows.map(({ days, times }) => `${days}: ${times}`);
}

/**
 * Returns the sentences of a body and of the entries that it shows, in their order.
 * @param files the files that may be entries; the body of an entry shows none
 */
function bodySentences(
  file: ContentFile,
  split: SplitSegments,
  files: readonly ContentFile[] = [],
): string[] {
  const segments = outermost(file.segments).filter(({ path, kind }) => !path && kind === 'text');
  const entriesOf = (collection: string) =>
    files
      .filter((entry) => hasSameLanguage(file, entry) && entry.source.folder === collection)
      .toSorted((a, b) => orderOf(a) - orderOf(b));
  const collections = file.body?.collections ?? [];
  const parts = [
    ...segments.map((segment) => ({ position: segment, sentences: split(file, [segment]) })),
    ...collections.map((collection) => ({
      position: collection,
      sentences: entriesOf(collection.name).flatMap((entry) => entrySentences(entry, split)),
    })),
  ];
  return parts
    .toSorted(({ position: a }, { position: b }) => a.line - b.line || a.column - b.column)
    .flatMap((part) => part.sentences);
}

function entrySentences(entry: ContentFile, split: SplitSegments): string[] {
  const dates = entry.segments.filter(({ label }) => label === 'from' || label === 'until');
  return [
    ...split(
      entry,
      entry.segments.filter(({ path, kind }) => path && kind === 'text'),
    ),
    ...dates.map(({ label, value }) => `${label}: ${value}`),
    ...bodySentences(entry, split),
  ];
}
