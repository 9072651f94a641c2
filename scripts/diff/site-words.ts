import { hoursRows, specialRows } from '../../src/lib/hours.ts';
import { siteAddress } from '../../src/lib/site-address.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import { definesFacts, routeOf, singletonFolder } from '../content/content-types/content-types.ts';
import { isTranslationOf } from '../content/content-types/languages.ts';
import type { LoadResult } from '../content/load.ts';
import { sentences } from '../content/sentences/sentences.ts';
import { translatedData } from '../content/translation/translated-data.ts';
import { isPage, siteData, type ContentFile } from '../content/resolve/content-file.ts';
import { outermost, type Segment } from '../content/text/segments.ts';

/** The sentences of one version of the content, by the path of their page or by their file. */
export type SiteWords = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the text that visitors read and hear: first by page, with the entries of a collection at
 * the
 * position where the page shows them; then all other text by file.
 */
export function siteWords({ published }: Pick<LoadResult, 'published'>): SiteWords {
  const cut = cutter(published);
  const found = new Map<string, string[]>();
  const listed = new Set<ContentFile>();
  for (const page of published.filter(isPage)) {
    const entriesOf = (collection: string) => {
      const entries = published
        .filter(({ source }) => isBeside(page, source) && source.folder === collection)
        .toSorted((a, b) => orderOf(a) - orderOf(b));
      for (const entry of entries) listed.add(entry);
      return entries;
    };
    found.set(headingOf(page), [
      ...fieldSentences(page, cut),
      ...bodySentences(page, cut, entriesOf),
    ]);
  }
  for (const file of published) {
    if (isPage(file) || listed.has(file)) continue;
    found.set(file.source.path, [
      ...fieldSentences(file, cut),
      ...calendarSentences(file, published),
      ...bodySentences(file, cut),
    ]);
  }
  return found;
}

/** Splits text of a file into sentences, by its language. */
type Cut = (file: ContentFile, words: readonly Segment[]) => string[];

function cutter(files: readonly ContentFile[]): Cut {
  const own = siteData(files, 'language')?.code ?? 'en';
  return ({ source }, words) =>
    sentences(
      words.map(({ visibleText }) => visibleText),
      source.language ?? own,
    );
}

function isBeside({ source }: ContentFile, { language }: ContentFile['source']): boolean {
  return source.language === language;
}

function orderOf({ segments }: ContentFile): number {
  return Number(segments.find(({ label }) => label === 'order')?.value);
}

function headingOf({ source: { language, id } }: ContentFile): string {
  const basename = language === undefined ? '' : `/${language}`;
  const route = routeOf(id);
  if (route !== undefined) return siteAddress(basename, route);
  return basename ? `Where there is no page of ${basename}` : 'Where there is no page';
}

/** Returns the sentences of a file's fields, each after the name of its field. */
function fieldSentences(file: ContentFile, cut: Cut): string[] {
  const isSite = file.source.folder === singletonFolder;
  return file.segments
    .filter(({ path, kind }) => path && (kind === 'text' || (isSite && kind === 'value')))
    .filter(({ label }) => !inWords.test(label))
    .flatMap((words) => cut(file, [words]).map((sentence) => `${words.label}: ${sentence}`));
}

/** Fields that are compared in a readable format. */
const inWords = /^(hours|special_days|placeholders|order|translated_from|reviewed)\b/;

/** Returns the opening hours and special days. A translation uses the original's. */
function calendarSentences(file: ContentFile, all: readonly ContentFile[]): string[] {
  const { source } = file;
  const original = all.find((other) => isTranslationOf(source, other.source));
  const data = original?.data ? translatedData(original.data, file.data) : file.data;
  const { hours, special_days: special = [] } = (data ?? {}) as Partial<Singletons['business']>;
  const calendar = all.find(
    (other) =>
      isBeside(file, other.source) && other.source.id === 'calendar' && definesFacts(other.source),
  );
  if (source.id !== 'business' || !hours || !calendar?.data) return [];
  const names = calendar.data as Singletons['calendar'];
  const rows = [...hoursRows(hours, names), ...specialRows(special, names, '')];
  return rows.map(({ days, times }) => `${days}: ${times}`);
}

/** Returns the sentences of a body in order. A shown collection is replaced by its entries. */
function bodySentences(
  file: ContentFile,
  cut: Cut,
  entriesOf: (collection: string) => readonly ContentFile[] = () => [],
): string[] {
  const segments = outermost(file.segments).filter(({ path, kind }) => !path && kind === 'text');
  const collections = file.body?.collections ?? [];
  const pieces = [
    ...segments.map((segment) => ({ ...segment, read: () => cut(file, [segment]) })),
    ...collections.map((collection) => ({
      ...collection,
      read: () => entriesOf(collection.name).flatMap((entry) => entrySentences(entry, cut)),
    })),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column);
  return pieces.flatMap(({ read }) => read());
}

function entrySentences(entry: ContentFile, cut: Cut): string[] {
  const days = entry.segments.filter(({ label }) => label === 'from' || label === 'until');
  return [
    ...cut(
      entry,
      entry.segments.filter(({ path, kind }) => path && kind === 'text'),
    ),
    ...days.map(({ label, value }) => `${label}: ${value}`),
    ...bodySentences(entry, cut),
  ];
}
