import { isShared } from '../content-types/content-types.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import type { Words } from '../text/words.ts';
import { haveSameHeadings } from './same-headings.ts';
import { translatedPairs, type Pair } from './pair.ts';
import { translatedData } from './translated-data.ts';

/** A file that lacks nothing. */
export interface CompleteFile extends ContentFile {
  /** What it has from the file that it mirrors: its links, pictures, numbers and days. */
  inherited?: readonly Words[];
}

/**
 * The content in another language: words from its own files, all else from those that they mirror, and
 * what has no translation but is the same in all languages.
 */
export function completeFiles(
  files: readonly ContentFile[],
  originals: readonly ContentFile[],
): CompleteFile[] {
  const pairs = translatedPairs(files, originals);
  const isPaired = (one: ContentFile) => pairs.some(({ original }) => original === one);
  const shared = originals.filter((one) => isShared(one.source) && !isPaired(one));
  return [...pairs.map(completed), ...shared];
}

/** A translated file with all that it has from the one that it mirrors. */
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
