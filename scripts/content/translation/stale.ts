import { createHash } from 'node:crypto';
import { git } from '../../git.ts';
import type { SourceFile } from '../read/read-content.ts';
import { compare, type Change } from '../sentences/compare.ts';
import { sentences } from '../sentences/sentences.ts';
import { siteData, type ContentFile } from '../resolve/content-file.ts';
import { resolveFile } from '../resolve/resolve-file.ts';
import { outermost } from '../text/segments.ts';
import { translatedPairs, type Pair } from './pair.ts';

/** A translation that may be out of date. */
export interface StaleTranslation extends Pair {
  /** The changes of the original since then; undefined if git does not have the old text. */
  changes: readonly Change[] | undefined;
}

/** Returns git's id of a file's content, which the field `translated_from` contains. */
export function blobId({ text, bom = '' }: Pick<SourceFile, 'text' | 'bom'>): string {
  const bytes = Buffer.from(bom + text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * Returns the translations whose originals have changed since the translation.
 * @param root the project's folder
 * @param id limits the search to files of this name
 */
export async function staleTranslations(
  root: string,
  files: readonly ContentFile[],
  id?: string,
): Promise<StaleTranslation[]> {
  const language = siteData(files, 'language')?.code ?? 'en';
  const pairs = translatedPairs(files).filter(
    ({ file }) => id === undefined || file.source.id === id,
  );
  const results = await Promise.all(
    pairs.map(async ({ file, original }) => {
      const version = String(file.data?.translated_from ?? '');
      if (version === blobId(original.source)) return [];
      const before = await pastText(root, version);
      if (before === undefined) return [{ file, original, changes: undefined }];
      const sentencesOf = (text: string) =>
        sentences(translatableText(text, { file, original }), language);
      const changes = compare(sentencesOf(before), sentencesOf(original.source.text));
      return changes.length > 0 ? [{ file, original, changes }] : [];
    }),
  );
  return results.flat();
}

/** Returns the text with this id from git; undefined if a shallow clone does not contain it. */
async function pastText(root: string, id: string): Promise<string | undefined> {
  if (id === '') return undefined;
  const text = await git(root, ['cat-file', 'blob', id]).catch(() => undefined);
  return text?.replace(/^\uFEFF/, '');
}

/** Returns the texts to translate in a version of the original. Facts are not inserted. */
function translatableText(text: string, { file, original }: Pair): string[] {
  const { segments } = resolveFile({ ...original.source, text }, undefined);
  const translated = new Set(file.segments.map(({ label }) => label));
  return outermost(segments)
    .filter(
      ({ kind, label }) => kind === 'text' && (!file.type?.isPartial || translated.has(label)),
    )
    .map(({ visibleText }) => visibleText);
}

export function whyStale({ file, original }: Pair): string {
  return file.data?.translated_from
    ? `${original.source.path} has changed since this was translated.`
    : `The version of ${original.source.path} that this translates is unknown.`;
}
