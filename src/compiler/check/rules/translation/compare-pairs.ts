import { translatedPairs, type Pair } from '../../../translate/translated-pairs.ts';
import type { LanguageFiles } from '../rule.ts';
import type { Finding } from '../../../diagnostics/diagnostic.ts';

/** Compares each translated file with its original. */
export function comparePairs(
  { files, originals }: LanguageFiles,
  compare: (pair: Pair) => readonly Finding[],
) {
  return translatedPairs(files, originals).flatMap((pair) =>
    compare(pair).map((finding) => ({ path: pair.file.textFile.path, ...finding })),
  );
}
