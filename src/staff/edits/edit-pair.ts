import { isTranslationOf, locationAt } from '../../compiler/content-types/file-location.ts';
import { replaceRanges, type Replacement } from '../../compiler/diagnostics/fixes.ts';
import { addField } from '../../compiler/write/add-field.ts';
import { blocksOf, copyBlock, removeBlock } from '../../compiler/write/copy-blocks.ts';
import { replaceSegment } from '../../compiler/write/editable-segments.ts';
import { changedLines, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import { originalIdOf } from '../../compiler/translate/stale.ts';
import { withCurrentVersion } from '../../compiler/write/translation-marks.ts';
import { textToTranslate } from '../../compiler/write/text-to-translate.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { isUnwritten } from '../../compiler/read/resolve/published-files.ts';
import { parseText, type SaveFunction, type Writer } from './writer.ts';
import { StaffError } from '../files/staff-error.ts';
import type { FileChange } from '../files/transport.ts';
import { markReviewed } from './legacy-texts.ts';
import {
  comparePair,
  openGroups,
  textsOf,
  type ComparedRow,
  type PairAnswers,
  type PairRow,
} from './pair-rows.ts';
import type { FieldValues } from './requests.ts';
import { languagesOf, type SiteLanguage } from './site-languages.ts';
import { typeOf } from './file-context.ts';

/** A file and its counterpart in another language, text by text. */
export interface OpenedPair {
  /** The path of the file to write. It may not exist yet. */
  path: string;
  /** The text of the file, which has changed if it differs from this text. */
  expected: string;
  type: string | undefined;
  language: SiteLanguage;
  otherLanguage: SiteLanguage;
  /** The text of the file in the other language. */
  expectedOther: string;
  /** True if the text of this language is still to be written. */
  isUnwritten: boolean;
  rows: readonly PairRow[];
}

/**
 * Opens a translation beside its original, or an original that waits for its text beside the translation
 * that has it.
 * @param path the file to write
 */
export async function openPair(writer: Writer, path: string): Promise<OpenedPair> {
  const pair = await findPair(writer, path);
  const { own, other, languages, isEmpty } = pair;
  const rows = await compare(writer, pair);
  const languageOf = ({ textFile }: ContentFile) => {
    const language = languages.find(({ folder }) => folder === textFile.language);
    if (!language) throw new Error(`${textFile.path} has no language`);
    return language;
  };
  return {
    path,
    expected: own.textFile.text,
    expectedOther: other.textFile.text,
    type: typeOf(other),
    language: languageOf(own),
    otherLanguage: languageOf(other),
    isUnwritten: isEmpty,
    rows: rows.map(({ row }) => row),
  };
}

/** Returns a file and its counterpart. A translation that does not exist has the text of its original. */
async function findPair(writer: Writer, path: string) {
  const { files } = await writer.compile();
  const location = locationAt(path);
  const file = files.find(({ textFile }) => textFile.path === path);
  const other =
    location.language === undefined
      ? files.find(
          ({ textFile }) =>
            file &&
            textFile.language === file.data?.only &&
            isTranslationOf(textFile, file.textFile),
        )
      : files.find(({ textFile }) => isTranslationOf(location, textFile));
  if (!other) throw new StaffError('no-pair');
  const own = parseText(path, encode(file?.textFile.text ?? textToTranslate(other)));
  const isEmpty = !file || isUnwritten(own);
  // Pages complete the trees of files that are compiled.
  const otherFile = parseText(other.textFile.path, encode(other.textFile.text));
  return { own, other: otherFile, languages: languagesOf(files), isEmpty };
}

/** Compares the texts of a pair. All texts of a file that is still to be written are empty. */
async function compare(
  { readBlob }: Writer,
  { own, other, isEmpty }: Awaited<ReturnType<typeof findPair>>,
): Promise<ComparedRow[]> {
  if (isEmpty) {
    const others = textsOf(other);
    return textsOf(own).map((segment) => {
      const { id, label } = segment;
      const counterpart = others.find((candidate) => candidate.id === id);
      const row = { id, label, group: id, before: undefined, difference: undefined } as const;
      const texts = { own: segment, other: counterpart };
      return { row: { ...row, value: '', other: counterpart?.value ?? '' }, texts };
    });
  }
  const text = await readBlob(originalIdOf(own));
  return comparePair(
    own,
    other,
    text === undefined ? undefined : parseText(other.textFile.path, encode(text)),
  );
}

function encode(text: string) {
  return new TextEncoder().encode(text);
}

/** The texts that staff typed, by the ids of their rows, and their answers to the differences. */
export interface PairChange {
  opened: OpenedPair;
  values: FieldValues;
  answers?: PairAnswers;
}

/**
 * Writes the texts of a pair. Marks the translation as reviewed and up to date.
 * @throws StaffError `unanswered` if staff have not answered a difference
 */
export const savePair: SaveFunction<PairChange> = async (
  writer,
  { opened, values, answers = {} },
) => {
  const { path, expected, expectedOther } = opened;
  const pair = await findPair(writer, path);
  const { own, other } = pair;
  // Staff compare what they see.
  if (own.textFile.text !== expected || other.textFile.text !== expectedOther)
    return { result: 'changed' };
  const rows = await compare(writer, pair);
  if (openGroups(opened.rows, values, answers).length > 0) throw new StaffError('unanswered');
  const replacements = replacementsOf(pair, rows, values, answers);
  if (!replacements) throw new StaffError('not-editable');
  const file = parseText(path, encode(replaceRanges(own.textFile.text, replacements)));
  const before = writer.readBytes(path);
  const lines = changedLines(own.textFile.text, file.textFile.text);
  const written = before ? replaceInBytes(before, lines) : encode(file.textFile.text);
  const isTranslation = own.textFile.language !== undefined;
  const changes: FileChange[] = isTranslation
    ? [{ path, before, after: await markReviewed(writer, path, written, other) }]
    : writeOriginal(writer, { path, before, after: written }, other);
  return writer.write(changes);
};

/** Returns what staff write, remove and add; undefined if a text cannot be written in its place. */
function replacementsOf(
  { own, other }: { own: ContentFile; other: ContentFile },
  rows: readonly ComparedRow[],
  values: FieldValues,
  answers: PairAnswers,
): Replacement[] | undefined {
  const chosen = (difference: PairRow['difference'], answer: 'text' | 'no') =>
    rows.filter(({ row }) => row.difference === difference && answers[row.group] === answer);
  const unneeded = chosen('extra', 'no').flatMap(({ texts }) => texts.own ?? []);
  const edits = rows.map(({ row, texts }) => {
    const value = values[row.id];
    const isEdited = texts.own && value !== undefined && !unneeded.includes(texts.own);
    return isEdited && texts.own ? replaceSegment(own, texts.own, value) : noReplacement;
  });
  const ownTexts = rows.flatMap(({ texts }) => texts.own ?? []);
  const removals = blocksOf(own, unneeded, ownTexts).map(removeBlock);
  const added = new Map(
    chosen('missing', 'text').flatMap(({ row, texts }) =>
      texts.other ? [[texts.other, values[row.id] ?? ''] as const] : [],
    ),
  );
  const fields = [...added].flatMap(([{ path }, value]) =>
    path ? addField(own.textFile.text, path, value) : [],
  );
  const counterparts = new Map(
    rows.flatMap(({ texts }) => (texts.other ? [[texts.other, texts.own] as const] : [])),
  );
  const pair = { from: other, to: own, texts: counterparts };
  const blocks = blocksOf(other, [...added.keys()], [...counterparts.keys()]).map((block) =>
    copyBlock(pair, block, added),
  );
  // Of several texts in one place, the first is written last. A removal comes before them.
  const all = [...edits, ...removals, ...[...fields, ...blocks].toReversed()];
  return all.every((replacement) => replacement !== undefined) ? all : undefined;
}

const noReplacement: Replacement = { start: 0, end: 0, replace: '' };

/** Returns the changes that show an original, and that mark its translation as up to date. */
function writeOriginal(
  { readBytes }: Writer,
  { path, before, after }: FileChange & { after: Uint8Array },
  translation: ContentFile,
): FileChange[] {
  const { text } = parseText(path, after).textFile;
  const shown = replaceInBytes(after, changedLines(text, text.replace(/^only:.*\n/m, '')));
  const otherPath = translation.textFile.path;
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
