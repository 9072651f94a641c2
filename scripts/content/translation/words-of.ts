import { visitLeaves } from '../validate/leaves.ts';
import type { ContentFile } from '../validate/validate-file.ts';

/** The words of a file's front matter, by the names of the fields that lead to them. */
export function wordsOf({ type, data }: Pick<ContentFile, 'type' | 'data'>) {
  const words = new Map<string, { path: readonly PropertyKey[]; words: string }>();
  if (!type) return words;
  visitLeaves(type.frontMatter, data, (value, meta, path) => {
    if (meta?.copy) words.set(path.join('.'), { path, words: String(value) });
  });
  return words;
}
