import { isTranslationOf, locationOf } from '../../compiler/content-types/file-location.ts';
import { replaceRanges } from '../../compiler/diagnostics/fixes.ts';
import { editableSegments, replaceSegment } from '../../compiler/edit/editable-segments.ts';
import { changedLines, replaceInBytes } from '../../compiler/edit/replace-in-bytes.ts';
import { withCurrentVersion } from '../../compiler/edit/translation-marks.ts';
import { textToTranslate } from '../../compiler/edit/text-to-translate.ts';
import type { ContentFile } from '../../compiler/resolve/content-file.ts';
import { isUnwritten } from '../../compiler/resolve/published-files.ts';
import { outermost } from '../../compiler/text/segments.ts';
import { parseText, type Change, type Writer } from '../session/writer.ts';
import { StaffError } from '../staff-error.ts';
import type { FileChange } from '../transport/transport.ts';
import { markReviewed } from './legacy-texts.ts';
import type { FieldValues } from './requests.ts';
import { languagesOf, type SiteLanguage } from './site-languages.ts';
import { titleOf, typeOf } from './surroundings.ts';

/** A file and its counterpart in another language, text by text. */
export interface OpenedPair {
  /** The path of the file to write. It may not exist yet. */
  path: string;
  /** The text of the file, which has changed if it differs from this text. */
  expected: string;
  type: string | undefined;
  language: SiteLanguage;
  otherLanguage: SiteLanguage;
  /** True if the text of this language is still to be written. */
  isUnwritten: boolean;
  rows: readonly PairRow[];
}

interface PairRow {
  /** The label and the number of the segment: `paragraph 2`. */
  id: string;
  label: string;
  value: string;
  /** The text in the other language. */
  other: string;
  /** The earlier text in the other language, if it has changed since the translation. */
  before: string | undefined;
}

/**
 * Opens a translation beside its original, or an original that waits for its text beside the translation
 * that has it.
 * @param path the file to write
 */
export async function openPair(writer: Writer, path: string): Promise<OpenedPair> {
  const { own, other, languages } = await findPair(writer, path);
  const isEmpty = !writer.readBytes(path) || isUnwritten(own);
  const version = String(own.data?.translated_from ?? '');
  const oldText = isEmpty ? undefined : await writer.readBlob(version);
  const old = oldText === undefined ? undefined : parseText(other.source.path, encode(oldText));
  const rows = textsOf(own).map(({ id, label, value }): PairRow => {
    const otherValue = valueIn(other, id) ?? '';
    const oldValue = valueIn(old, id) ?? otherValue;
    const before = oldValue === otherValue ? undefined : oldValue;
    return { id, label, value: isEmpty ? '' : value, other: otherValue, before };
  });
  const languageOf = ({ source }: ContentFile) => {
    const language = languages.find(({ folder }) => folder === source.language);
    if (!language) throw new Error(`${source.path} has no language`);
    return language;
  };
  return {
    path,
    expected: own.source.text,
    type: typeOf(other),
    language: languageOf(own),
    otherLanguage: languageOf(other),
    isUnwritten: isEmpty,
    rows,
  };
}

/** Returns a file and its counterpart. A translation that does not exist has the text of its original. */
async function findPair(writer: Writer, path: string) {
  const { files } = await writer.compile();
  const location = locationOf(path.replace(/^content\//, ''));
  const file = files.find(({ source }) => source.path === path);
  const other =
    location.language === undefined
      ? files.find(
          ({ source }) =>
            file && source.language === file.data?.only && isTranslationOf(source, file.source),
        )
      : files.find(({ source }) => isTranslationOf(location, source));
  if (!other) throw new StaffError('no-pair');
  const own = file ?? parseText(path, encode(textToTranslate(other)));
  return { own, other, languages: languagesOf(files) };
}

function valueIn(file: ContentFile | undefined, id: string): string | undefined {
  return file && editableSegments(file).find((segment) => segment.id === id)?.value;
}

function textsOf(file: ContentFile) {
  const segments = editableSegments(file);
  const texts = new Set(outermost(file.segments).map(({ start }) => start));
  return segments.filter(
    ({ kind, label, start }) => kind === 'text' && (label === 'table' || texts.has(start)),
  );
}

function encode(text: string) {
  return new TextEncoder().encode(text);
}

/** The texts that staff typed, by the ids of their rows. */
export interface PairChange {
  opened: OpenedPair;
  values: FieldValues;
}

/** Writes the texts of a pair. Marks the translation as reviewed and up to date. */
export const savePair: Change<PairChange> = async (writer, { opened, values }) => {
  const { path, expected, rows } = opened;
  const { own, other } = await findPair(writer, path);
  if (own.source.text !== expected) return { result: 'changed' };
  let file = own;
  for (const { id } of rows) {
    const segment = editableSegments(file).find((candidate) => candidate.id === id);
    const replacement = segment && replaceSegment(file, segment, values[id] ?? segment.value);
    if (!replacement) throw new StaffError('not-editable');
    file = parseText(path, encode(replaceRanges(file.source.text, [replacement])));
  }
  const before = writer.readBytes(path);
  const lines = changedLines(own.source.text, file.source.text);
  const written = before ? replaceInBytes(before, lines) : encode(file.source.text);
  const isTranslation = own.source.language !== undefined;
  const changes: FileChange[] = isTranslation
    ? [{ path, before, after: await markReviewed(writer, path, written, other) }]
    : writeOriginal(writer, { path, before, after: written }, other);
  const isWritten = file.source.text !== own.source.text;
  return writer.write(changes, {
    name: path,
    text: titleOf(isWritten ? file : other),
    action: isWritten ? undefined : 'confirmed',
  });
};

/** Returns the changes that show an original, and that mark its translation as up to date. */
function writeOriginal(
  { readBytes }: Writer,
  { path, before, after }: FileChange & { after: Uint8Array },
  translation: ContentFile,
): FileChange[] {
  const { text } = parseText(path, after).source;
  const shown = replaceInBytes(after, changedLines(text, text.replace(/^only:.*\n/m, '')));
  const otherPath = translation.source.path;
  const otherBytes = readBytes(otherPath);
  const original = parseText(path, shown);
  return [
    { path, before, after: shown },
    {
      path: otherPath,
      before: otherBytes,
      after: otherBytes && withCurrentVersion(otherBytes, original),
    },
  ];
}
