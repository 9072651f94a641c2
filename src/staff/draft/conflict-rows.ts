import { versionField, versionLines } from '../../compiler/content-types/translation-schema.ts';
import { replaceRanges } from '../../compiler/diagnostics/fixes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { outermost } from '../../compiler/read/resolve/segments.ts';
import { splitWords } from '../../compiler/text/words.ts';
import { alignInOrder } from '../../compiler/translate/align-in-order.ts';
import { sameSimilarity } from '../../compiler/translate/pair-blocks.ts';
import {
  editableSegments,
  replaceSegment,
  type EditableSegment,
} from '../../compiler/write/editable-segments.ts';
import { changedLines, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import { parseText } from '../edits/writer.ts';
import type { Bytes } from '../files/transport.ts';
import { mergeLines } from './merge-lines.ts';

/** A text of a file as two people have written it. */
export interface ConflictRow {
  /** The id of the text in one of the versions: `paragraph 2`. */
  id: string;
  label: string;
  /** Undefined if this version lacks the text. */
  mine: string | undefined;
  theirs: string | undefined;
  /** The words of both. Where they changed the same words, the own ones. */
  both: string;
}

/** The texts in which two versions of a file differ. */
export interface ComparedVersions {
  rows: readonly ConflictRow[];
  /**
   * Returns the own version with a text for each row; undefined if the versions differ in more than texts, so
   * that staff choose a whole version.
   */
  choose: ((texts: readonly string[]) => Bytes | undefined) | undefined;
}

/** The versions of a file; undefined for a removed file. */
interface Versions {
  path: string;
  before: Bytes | undefined;
  mine: Bytes | undefined;
  theirs: Bytes | undefined;
}

/** Compares two versions of a file text by text. Texts that both versions share are not in the rows. */
export function compareVersions({ path, before, mine, theirs }: Versions): ComparedVersions {
  const [own, other, old] = [mine, theirs, before].map((bytes) => bytes && parseText(path, bytes));
  const ownTexts = textsIn(own);
  const oldOf = new Map(alignInOrder(ownTexts, textsIn(old), similarity));
  const pairs = alignInOrder(ownTexts, textsIn(other), similarity).filter(
    ([text, counterpart]) => text?.value !== counterpart?.value,
  );
  const rows = pairs.map(([text, counterpart]): ConflictRow => ({
    id: text?.id ?? counterpart?.id ?? '',
    label: text?.label ?? counterpart?.label ?? '',
    mine: text?.value,
    theirs: counterpart?.value,
    both: mergeWords(text && oldOf.get(text), text, counterpart),
  }));
  const replace = (values: readonly (string | undefined)[]) =>
    own &&
    withTexts(
      own,
      pairs.map(([text]) => text),
      values,
    );
  const asTheirs = replace(rows.map((row) => row.theirs));
  const areTextsAll =
    asTheirs !== undefined && withoutMarks(asTheirs) === withoutMarks(other?.textFile.text ?? '');
  return {
    rows,
    choose: areTextsAll
      ? (texts) => {
          const text = replace(texts);
          const current = own?.textFile.text ?? '';
          return mine && text !== undefined
            ? replaceInBytes(mine, changedLines(current, text))
            : undefined;
        }
      : undefined,
  };
}

const withoutMarks = (text: string) => text.replaceAll(versionLines, '');

function textsIn(file: ContentFile | undefined): EditableSegment[] {
  if (!file) return [];
  const texts = new Set(outermost(file.segments).map(({ start }) => start));
  return editableSegments(file).filter(
    ({ label, start }) =>
      !versionField.test(label) &&
      (/^(table|hours|special_days|announcements)$/.test(label) || texts.has(start)),
  );
}

/** Pairs fields by their names, and the texts of a body by their kinds and words. */
function similarity(a: EditableSegment, b: EditableSegment): number {
  if (a.path || b.path) return a.id === b.id ? 1 : 0;
  return sameSimilarity(a, b);
}

/** Returns the text of a file with other values; undefined if a value cannot be written in its place. */
function withTexts(
  file: ContentFile,
  segments: readonly (EditableSegment | undefined)[],
  values: readonly (string | undefined)[],
): string | undefined {
  const replacements = segments.map((segment, index) => {
    const value = values[index];
    return segment && value !== undefined ? replaceSegment(file, segment, value) : undefined;
  });
  const known = replacements.filter((replacement) => replacement !== undefined);
  return known.length === segments.length ? replaceRanges(file.textFile.text, known) : undefined;
}

function mergeWords(
  before: EditableSegment | undefined,
  mine: EditableSegment | undefined,
  theirs: EditableSegment | undefined,
): string {
  const [old, own, other] = [before, mine, theirs].map((text) => text && splitWords(text.value));
  const merged = old && own && other && mergeLines(old, { mine: own, theirs: other }, 'mine');
  return merged ? merged.join('') : (mine?.value ?? '');
}
