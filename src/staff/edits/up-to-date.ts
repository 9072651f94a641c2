import { isTranslationOf } from '../../compiler/content-types/file-location.ts';
import { withCurrentVersion, withoutVersion } from '../../compiler/write/translation-marks.ts';
import { staleTranslations } from '../../compiler/translate/stale.ts';
import { parseText, type Writer } from './writer.ts';
import type { Bytes, FileChange } from '../files/transport.ts';

/**
 * Returns changes of texts. Marks each translation as up to date that is changed together with its
 * original, unless the translation was out of date before.
 */
export async function upToDate(
  writer: Writer,
  changes: readonly FileChange[],
): Promise<FileChange[]> {
  const stale = await stalePaths(writer);
  const texts = changes.flatMap(({ path, after }) => (after ? parseText(path, after) : []));
  return changes.map((change) => {
    const text = texts.find(({ textFile }) => textFile.path === change.path);
    const original = text && texts.find(({ textFile }) => isTranslationOf(text.textFile, textFile));
    if (!original || !change.after || stale.has(change.path)) return change;
    return { ...change, after: withCurrentVersion(change.after, original) };
  });
}

/** Marks a translation as out of date. One that was so before still knows what has changed since then. */
export async function outOfDate(writer: Writer, path: string, bytes: Bytes): Promise<Bytes> {
  const stale = await stalePaths(writer);
  return stale.has(path) ? bytes : withoutVersion(bytes);
}

/** Returns the paths of the translations that are out of date. */
async function stalePaths({ compile, readBlob }: Writer): Promise<Set<string>> {
  const { files } = await compile();
  const stale = await staleTranslations(files, readBlob);
  return new Set(stale.map(({ file }) => file.textFile.path));
}
