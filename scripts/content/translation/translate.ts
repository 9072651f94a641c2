import { isShared } from '../content-types/content-types.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import type { Segment } from '../text/segments.ts';
import { haveSameHeadings } from './same-headings.ts';
import { translatedPairs, type Pair } from './pair.ts';
import { translatedData } from './translated-data.ts';

/** A translation merged with its original, or an original. */
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
  const isTranslated = (file: ContentFile) => pairs.some(({ original }) => original === file);
  const shared = originals.filter((file) => isShared(file.source) && !isTranslated(file));
  return [...pairs.map(mergePair), ...shared];
}

function mergePair({ file, original }: Pair): MergedFile {
  const { translated_from: _, reviewed: __, ...text } = file.data ?? {};
  const ids = original.body?.headings.map(({ id }) => id) ?? [];
  return {
    ...file,
    type: original.type,
    data:
      file.data && original.data && (translatedData(original.data, text) as ContentFile['data']),
    inherited: original.segments.filter(({ kind, path }) => path && kind !== 'text'),
    body: file.body && {
      ...file.body,
      // Headings have the same ids in all languages, so that links to them work.
      headings: file.body.headings.map((heading, index) => ({
        ...heading,
        id: (haveSameHeadings(file, original) && ids[index]) || heading.id,
      })),
    },
  };
}
