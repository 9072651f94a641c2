import { isShared } from '../content-types/content-types.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import type { Words } from '../text/words.ts';
import { haveSameHeadings } from './same-headings.ts';
import { translatedPairs, type Pair } from './pair.ts';
import { translatedData } from './translated-data.ts';

/** A translation merged with its original, or an original. */
export interface CompleteFile extends ContentFile {
  /** The links, pictures, numbers and days of the original. */
  inherited?: readonly Words[];
}

/** Merges translations with their originals, and adds the files that all languages share. */
export function completeFiles(
  files: readonly ContentFile[],
  originals: readonly ContentFile[],
): CompleteFile[] {
  const pairs = translatedPairs(files, originals);
  const isPaired = (one: ContentFile) => pairs.some(({ original }) => original === one);
  const shared = originals.filter((one) => isShared(one.source) && !isPaired(one));
  return [...pairs.map(completed), ...shared];
}

function completed({ file, original }: Pair): CompleteFile {
  const { translated_from: _, reviewed: __, ...words } = file.data ?? {};
  const ids = original.body?.headings.map(({ id }) => id) ?? [];
  return {
    ...file,
    type: original.type,
    data:
      file.data && original.data && (translatedData(original.data, words) as ContentFile['data']),
    inherited: original.words.filter(({ kind, path }) => path && kind !== 'copy'),
    body: file.body && {
      ...file.body,
      // A link to a place on a page leads there in every language.
      headings: file.body.headings.map((heading, index) => ({
        ...heading,
        id: (haveSameHeadings(file, original) && ids[index]) || heading.id,
      })),
    },
  };
}
