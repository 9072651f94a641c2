import { isTranslationOf } from '../../compiler/content-types/file-location.ts';
import { withCurrentVersion } from '../../compiler/write/translation-marks.ts';
import { staleTranslations } from '../../compiler/translate/stale.ts';
import { parseText, type Writer } from './writer.ts';
import type { FileChange } from '../files/transport.ts';

/**
 * Returns changes of texts. Marks each translation as up to date that is changed together with its
 * original, unless the translation was out of date before.
 */
export async function upToDate(
  { compile, readBlob }: Writer,
  changes: readonly FileChange[],
): Promise<FileChange[]> {
  const { files } = await compile();
  const stale = await staleTranslations(files, readBlob);
  const isStale = (path: string) => stale.some(({ file }) => file.textFile.path === path);
  const texts = changes.flatMap(({ path, after }) => (after ? parseText(path, after) : []));
  return changes.map((change) => {
    const text = texts.find(({ textFile }) => textFile.path === change.path);
    const original = text && texts.find(({ textFile }) => isTranslationOf(text.textFile, textFile));
    if (!original || !change.after || isStale(change.path)) return change;
    return { ...change, after: withCurrentVersion(change.after, original) };
  });
}
