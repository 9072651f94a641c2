import { blocksOf, textsIn } from '../../compiler/write/copy-blocks.ts';
import { editableSegments, type EditableSegment } from '../../compiler/write/editable-segments.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { outermost } from '../../compiler/read/resolve/segments.ts';
import { pairBlocks, type BlockPair } from '../../compiler/translate/pair-blocks.ts';
import { translatedPairs } from '../../compiler/translate/translated-pairs.ts';
import type { FieldValues } from './requests.ts';
import { withoutWords } from './table-text.ts';

/** A text and its counterpart in another language. */
export interface PairRow {
  /** The id of the segment: `paragraph 2`. If this language lacks it, `new` and the id in the other language. */
  id: string;
  label: string;
  value: string;
  /** The text in the other language; empty if that language lacks it. */
  other: string;
  /** The earlier text in the other language, if it has changed since the translation. */
  before: string | undefined;
  /** What staff must answer before both texts can say the same. */
  difference: 'changed' | 'missing' | 'extra' | undefined;
  /** False if this language cannot get the text here. */
  hasPlace?: boolean;
  /** Rows with the same group are answered together, such as the texts of a card. */
  group: string;
}

/**
 * The answers to differences, by group: `text` to translate or to keep a text, `no` if a text or a change is
 * not needed.
 */
export type PairAnswers = Readonly<Record<string, 'text' | 'no'>>;

/** A row, and its texts in the files. */
export interface ComparedRow {
  row: PairRow;
  texts: BlockPair<EditableSegment>;
}

/**
 * Compares a translation with its original, text by text.
 * @param old the original at the time of the translation; undefined if it is unknown
 */
export function comparePair(
  own: ContentFile,
  other: ContentFile,
  old: ContentFile | undefined,
): ComparedRow[] {
  const [ownTexts, otherTexts, oldTexts] = [own, other, old].map((file) =>
    file ? textsOf(file) : [],
  ) as [EditableSegment[], EditableSegment[], EditableSegment[]];
  const pairs = [
    ...pairFields(own, other, [ownTexts, otherTexts, oldTexts]),
    ...pairBlocks(bodyOf(ownTexts), bodyOf(otherTexts), old && bodyOf(oldTexts)),
  ];
  const missing = pairs.flatMap((pair) => (pair.own ? [] : (pair.other ?? [])));
  const extra = pairs.flatMap((pair) => (pair.other ? [] : (pair.own ?? [])));
  const missingGroups = groupsOf(other, missing, otherTexts);
  const extraGroups = groupsOf(own, extra, ownTexts);
  return pairs.flatMap((texts): ComparedRow[] => {
    if (texts.own && texts.other)
      return [{ row: commonRow(texts.own, texts.other, old && (texts.old?.value ?? '')), texts }];
    if (texts.own) return [{ row: extraRow(texts.own, extraGroups.get(texts.own)), texts }];
    return texts.other
      ? [{ row: missingRow(texts.other, missingGroups.get(texts.other)), texts }]
      : [];
  });
}

/** @param before the earlier text in the other language; undefined if it is unknown */
function commonRow(
  own: EditableSegment,
  other: EditableSegment,
  before: string | undefined,
): PairRow {
  const { id, label, value } = own;
  const isChanged = before !== undefined && before !== other.value;
  return {
    id,
    label,
    value,
    other: other.value,
    before: isChanged ? before : undefined,
    difference: isChanged ? 'changed' : undefined,
    group: id,
  };
}

/** @param group undefined for a part of a tag that both languages have, which may differ */
function extraRow({ id, label, value }: EditableSegment, group: string | undefined): PairRow {
  const difference = group === undefined ? undefined : 'extra';
  return { id, label, value, other: '', before: undefined, difference, group: group ?? id };
}

/** @param group undefined for a part of a tag that both languages have, such as its title */
function missingRow({ id, label, value, path }: EditableSegment, group = `new ${id}`): PairRow {
  return {
    id: `new ${id}`,
    label,
    value: label === 'table' ? withoutWords(value) : '',
    other: value,
    before: undefined,
    difference: 'missing',
    hasPlace: path !== undefined || group !== `new ${id}`,
    group,
  };
}

function bodyOf(texts: readonly EditableSegment[]): EditableSegment[] {
  return texts.filter(({ path }) => !path);
}

/** Returns the groups whose differences are still to be answered. @param values the typed texts, by id */
export function openGroups(
  rows: readonly PairRow[],
  values: FieldValues,
  answers: PairAnswers,
): string[] {
  const isOpen = ({ id, value, difference, group }: PairRow) => {
    const typed = values[id]?.trim() ?? value;
    const isTyped = typed !== value;
    if (!difference || answers[group] === 'no') return false;
    if (difference === 'changed') return !isTyped;
    if (difference === 'extra') return answers[group] !== 'text';
    return answers[group] !== 'text' || !isTyped || typed === '';
  };
  return [...new Set(rows.filter(isOpen).map(({ group }) => group))];
}

/** Returns the texts to translate. A text inside another one belongs to it. */
export function textsOf(file: ContentFile): EditableSegment[] {
  const texts = new Set(outermost(file.segments).map(({ start }) => start));
  return editableSegments(file).filter(
    ({ kind, label, start }) => kind === 'text' && (label === 'table' || texts.has(start)),
  );
}

type Texts = readonly EditableSegment[];

/** Pairs the fields by their names. A field that only the translation has is needed by its language. */
function pairFields(
  own: ContentFile,
  other: ContentFile,
  [ownTexts, otherTexts, oldTexts]: readonly [Texts, Texts, Texts],
): BlockPair<EditableSegment>[] {
  const [pair] = translatedPairs([own], [other]);
  const needed = new Set((pair?.original ?? other).segments.map(({ label }) => label));
  const find = (texts: Texts, id: string) => texts.find((text) => text.path && text.id === id);
  const known = ownTexts
    .filter(({ path }) => path)
    .map((text) => ({
      own: text,
      other: find(otherTexts, text.id),
      old: find(oldTexts, text.id),
    }));
  const missing = otherTexts.filter(
    ({ path, id, label }) =>
      path && needed.has(label) && !own.type?.isPartial && !find(ownTexts, id),
  );
  return [
    ...known.filter((field) => field.other),
    ...missing.map((field) => ({ other: field, old: find(oldTexts, field.id) })),
  ];
}

/** Names the block of each text that only one language has. */
function groupsOf(file: ContentFile, alone: Texts, texts: Texts): Map<EditableSegment, string> {
  const blocks = blocksOf(file, alone, texts).map(({ node }) => textsIn(node, texts));
  return new Map(
    blocks.flatMap((inside) =>
      inside.map((text) => [text, `${file.textFile.path} ${inside[0]?.id}`] as const),
    ),
  );
}
