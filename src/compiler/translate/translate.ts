import { isShared } from '../content-types/content-types.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import type { Segment } from '../read/resolve/segments.ts';
import { haveSameHeadings } from './same-headings.ts';
import { translatedPairs, type Pair } from './translated-pairs.ts';
import { translatedData } from './translated-data.ts';

/** A translation merged with its original, or a file of the default language. */
export interface MergedFile extends ContentFile {
  /** The fields of the original that are not text: links, pictures, numbers and days. */
  inherited?: readonly Segment[];
}

/** Merges translations with their originals, and adds the files that all languages share. */
export function mergeFiles(
  files: readonly ContentFile[],
  originals: readonly ContentFile[],
): MergedFile[] {
  const pairs = translatedPairs(files, originals);
  const translated = new Set(pairs.map(({ original }) => original));
  const shared = originals.filter((file) => isShared(file.textFile) && !translated.has(file));
  return [...pairs.map(mergePair), ...shared];
}

function mergePair({ file, original }: Pair): MergedFile {
  const { translated_from: _, reviewed: __, published: ___, ...text } = file.data ?? {};
  const data = file.data && original.data && translatedData(original.data, text);
  // Headings have the same ids in all languages, so that links to them work.
  const originalHeadings = haveSameHeadings(file, original) ? original.body?.headings : undefined;
  const headings = file.body?.headings.map((heading, index) => ({
    ...heading,
    id: originalHeadings?.[index]?.id || heading.id,
  }));
  return {
    ...file,
    type: original.type,
    data: data as ContentFile['data'],
    inherited: original.segments.filter(({ kind, path }) => path && kind !== 'text'),
    body: file.body && headings && { ...file.body, headings },
  };
}
