import { createHash } from 'node:crypto';
import { git } from '../../git.ts';
import { startOfFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read-content.ts';
import { compare, type Change } from '../sentences/compare.ts';
import { sentences } from '../sentences/sentences.ts';
import { siteData, type ContentFile } from '../validate/content-file.ts';
import { validateFile } from '../validate/validate-file.ts';
import { outermost } from '../validate/words.ts';
import { translatedPairs, type Pair } from './pair.ts';

/** A translation of which nobody has said that it is made from the words that stand there now. */
export interface StaleTranslation extends Pair {
  /** What has changed since; undefined where git does not have the text that it was made from. */
  changes: readonly Change[] | undefined;
}

/** The name that git gives to a file: what `translated_from` holds. */
export function blobId({ text, mark = '' }: Pick<SourceFile, 'text' | 'mark'>): string {
  const bytes = Buffer.from(mark + text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * The translations that may be out of date, since the words of what they translate have changed.
 * @param root the project's folder
 * @param files all files, without errors
 * @param id the name without ending of the files that are meant; without it all
 */
export async function staleTranslations(
  root: string,
  files: readonly ContentFile[],
  id?: string,
): Promise<StaleTranslation[]> {
  const language = siteData(files, 'language')?.code ?? 'en';
  const asked = translatedPairs(files).filter(
    ({ file }) => id === undefined || file.source.id === id,
  );
  const found = await Promise.all(
    asked.map(async ({ file, original }) => {
      const from = String(file.data?.translated_from ?? '');
      if (from === blobId(original.source)) return [];
      const before = await pastText(root, from);
      if (before === undefined) return [{ file, original, changes: undefined }];
      const sentencesOf = (text: string) =>
        sentences(wordsToTranslate(text, { file, original }), language);
      const changes = compare(sentencesOf(before), sentencesOf(original.source.text));
      return changes.length > 0 ? [{ file, original, changes }] : [];
    }),
  );
  return found.flat();
}

/** The text that git knows by a name; undefined where it has none, as in a shallow copy. */
async function pastText(root: string, id: string): Promise<string | undefined> {
  if (id === '') return undefined;
  const text = await git(root, ['cat-file', 'blob', id]).catch(() => undefined);
  return text?.replace(/^\uFEFF/, '');
}

/**
 * What an original says in a text of it that its translation says too; facts by their names, since
 * these are the same in all languages.
 */
function wordsToTranslate(text: string, { file, original }: Pair): string[] {
  const { words } = validateFile({ ...original.source, text }, undefined);
  const translated = new Set(file.words.map(({ label }) => label));
  return outermost(words)
    .filter(
      ({ kind, label }) => kind === 'copy' && (!file.type?.isPartial || translated.has(label)),
    )
    .map(({ shown }) => shown);
}

/** Why a translation may be out of date. */
export function whyStale({ file, original }: Pair): string {
  return file.data?.translated_from
    ? `${original.source.path} has changed since this was translated`
    : `nobody knows from which words of ${original.source.path} this was translated`;
}

/** What is to be done about a translation that may be out of date. */
export function staleWarning({ file, original, changes }: StaleTranslation): Diagnostic {
  const { path } = file.source;
  const how = file.data?.translated_from && changes ? '; npm run diff shows how' : '';
  const position = file.data?.translated_from
    ? file.frontMatter.positionOfKey(['translated_from'])
    : startOfFile;
  const message = `${whyStale({ file, original })}${how}. When both say the same: npm run new translation ${file.source.language} -- --done ${path}`;
  return { path, ...position, message };
}
