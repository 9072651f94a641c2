import { blobId } from '../read/files/blob-id.ts';
import { compare, type SentenceChange } from '../text/compare.ts';
import { sentences } from '../text/sentences.ts';
import { isBusiness } from '../content-types/content-types.ts';
import { siteData, type ContentFile } from '../read/resolve/content-file.ts';
import { resolveFile } from '../read/resolve/resolve-file.ts';
import { outermost, type Segment } from '../read/resolve/segments.ts';
import { translatedPairs, type Pair } from './translated-pairs.ts';
import { asFile, say, type Message } from '../../site/fields/say.ts';

/** An original and the texts of its translation. */
interface TextPair {
  file: Pick<ContentFile, 'segments'>;
  original: ContentFile;
}

/** A translation that may be out of date. */
export interface StaleTranslation extends Pair {
  /** The changes of the original since the translation; undefined if git lacks the old text. */
  changes: readonly SentenceChange[] | undefined;
}

/**
 * Returns the value of `translated_from`: git's id of the original and, after a hyphen, an id of its texts. A
 * translation stays up to date if values that are not text change, even if git lacks the older file.
 */
export function versionOf(
  original: ContentFile,
  translation: Pick<ContentFile, 'segments'>,
): string {
  return `${blobId(original.textFile)}-${textsId({ file: translation, original })}`;
}

function textsId(pair: TextPair): string {
  const texts = translatableTexts(segmentsOf(pair.original), pair);
  return blobId({ text: JSON.stringify(texts) }).slice(0, 8);
}

/** Returns git's id of the original that a translation names; empty if it names none. */
export function originalIdOf({ data }: Pick<ContentFile, 'data'>): string {
  return String(data?.translated_from ?? '').slice(0, 40);
}

/** Returns the text with this id in git; undefined if git does not have it. */
export type ReadBlob = (id: string) => Promise<string | undefined>;

/**
 * Returns the translations whose originals have changed since the translation.
 * @param id limits the search to files of this name
 */
export async function staleTranslations(
  files: readonly ContentFile[],
  readBlob: ReadBlob,
  id?: string,
): Promise<StaleTranslation[]> {
  const language = siteData(files, 'language')?.code ?? 'en';
  const pairs = translatedPairs(files).filter(
    ({ file }) => id === undefined || file.textFile.id === id,
  );
  const results = await Promise.all(
    pairs.map(async (pair): Promise<StaleTranslation | undefined> => {
      const { textFile } = pair.original;
      const [translatedId = '', translatedTexts] = String(
        pair.file.data?.translated_from ?? '',
      ).split('-');
      if (translatedId === blobId(textFile)) return undefined;
      if (translatedTexts !== undefined && translatedTexts === textsId(pair)) return undefined;
      const oldText = (await readBlob(translatedId))?.replace(/^\uFEFF/, '');
      if (oldText === undefined) return { ...pair, changes: undefined };
      const sentencesOf = (segments: readonly Segment[]) =>
        sentences(translatableTexts(segments, pair), language);
      const old = resolveFile({ ...textFile, text: oldText }, undefined).segments;
      const changes = compare(sentencesOf(old), sentencesOf(segmentsOf(pair.original)));
      return changes.length > 0 ? { ...pair, changes } : undefined;
    }),
  );
  return results.filter((result) => result !== undefined);
}

/** The segments of originals without facts. The staff page asks for them after each save. */
const knownSegments = new WeakMap<ContentFile, readonly Segment[]>();

function segmentsOf(original: ContentFile): readonly Segment[] {
  const segments =
    knownSegments.get(original) ?? resolveFile(original.textFile, undefined).segments;
  knownSegments.set(original, segments);
  return segments;
}

/** Returns the texts of the original that are to be translated, or that a partial translation has. */
function translatableTexts(segments: readonly Segment[], { file, original }: TextPair): string[] {
  const translated = new Set(file.segments.map(({ label }) => label));
  return outermost(segments)
    .filter(({ kind }) => kind === 'text')
    .filter(({ label }) => !isBusiness(original.textFile) || translated.has(label))
    .map(({ visibleText }) => visibleText);
}

/** Explains why a translation may be out of date. */
export function whyStale({ file: translation, original }: Pair): Message {
  const file = asFile(original.textFile.path);
  return translation.data?.translated_from
    ? say`${{ file }} has changed since this was translated.`
    : say`The version of ${{ file }} that this translates is unknown.`;
}
