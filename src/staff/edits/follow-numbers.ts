import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import {
  editableSegments,
  replaceSegment,
  type EditableSegment,
} from '../../compiler/write/editable-segments.ts';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import { toAsciiDigits, withDigits } from '../../site/lib/digits.ts';
import type { FileChange } from '../files/transport.ts';
import { withTranslations } from './file-context.ts';
import { formatTable, parseTable } from './table-text.ts';
import { upToDate } from './up-to-date.ts';
import { readText, type Writer } from './writer.ts';

/** A text before its change, and its new value. */
interface ChangedText {
  content: ContentFile;
  segment: EditableSegment;
  value: string;
}

/**
 * Adds to the changes of a text the same numbers in its translations, so that no language keeps an old price.
 * Adds nothing if more than numbers has changed, if a translation has other numbers, or if it is unknown which of
 * its numbers is meant: then the translation is out of date.
 */
export async function withNumbersInTranslations(
  writer: Writer,
  changes: readonly FileChange[],
  { content, segment, value }: ChangedText,
): Promise<readonly FileChange[]> {
  const { path } = content.textFile;
  const { files } = await writer.compile();
  const others = withTranslations(path, files).filter((other) => other !== path);
  const followValues = segment.label === 'table' ? followCells : followNumbers;
  const follow = (text: EditableSegment) => followValues(segment.value, value, text.value);
  const followers = others.flatMap((other): FileChange[] => {
    const { bytes: before, content: file } = readText(writer, other);
    const counterpart = counterpartOf(content, segment, file, follow);
    const followed = counterpart && follow(counterpart);
    if (!counterpart || followed === undefined) return [];
    const replacement = replaceSegment(file, counterpart, followed);
    if (!replacement) return [];
    return [{ path: other, before, after: replaceInBytes(before, [replacement]) }];
  });
  return followers.length === 0 ? changes : upToDate(writer, [...changes, ...followers]);
}

/**
 * Returns the text with the same id in another language, if both languages have equally many such texts. Of
 * several texts that could follow, it is unknown which one says the same, since their order may differ.
 */
function counterpartOf(
  content: ContentFile,
  { id, kind, label }: EditableSegment,
  other: ContentFile,
  follow: (text: EditableSegment) => string | undefined,
): EditableSegment | undefined {
  const [own, candidates] = [content, other].map((file) =>
    editableSegments(file).filter((segment) => segment.label === label),
  );
  if (kind !== 'text' || own?.length !== candidates?.length) return undefined;
  const isAmbiguous = [own, candidates].some(
    (texts = []) => texts.filter((text) => follow(text) !== undefined).length > 1,
  );
  if (isAmbiguous) return undefined;
  return candidates?.find((candidate) => candidate.id === id);
}

/**
 * Returns a translation with the numbers that have changed in the other language: `5,000` → `6,000` makes
 * `५,००० रुपैयाँ` to `६,००० रुपैयाँ`.
 * @returns undefined if other parts of the text have changed, or if the translation has other numbers
 */
export function followNumbers(before: string, after: string, translation: string) {
  const [old, next, own] = [numbersIn(before), numbersIn(after), numbersIn(translation)];
  const [oldValues, ownValues] = [old.map(valueOf), own.map(valueOf)];
  const hasSameWords = withoutNumbers(before) === withoutNumbers(after);
  const hasSameNumbers = oldValues.toSorted().join(' ') === ownValues.toSorted().join(' ');
  if (!hasSameWords || !hasSameNumbers || before === after) return undefined;
  const followers = own.map((number) => {
    const candidates = next.filter((_, place) => oldValues[place] === valueOf(number));
    // "3 days within 3 km": another language may say the kilometres first.
    const isCertain = new Set(candidates.map(valueOf)).size === 1;
    return isCertain && candidates[0] ? writeLike(number, candidates[0]) : undefined;
  });
  if (followers.includes(undefined)) return undefined;
  let index = 0;
  return translation.replaceAll(numberPattern, (number) => followers[index++] ?? number);
}

/** Does for each changed cell of a table what `followNumbers` does for a text. */
export function followCells(before: string, after: string, translation: string) {
  const [old, next, own] = [parseTable(before), parseTable(after), parseTable(translation)];
  const sizeOf = ({ rows, alignments }: typeof own) => `${rows.length} ${alignments.length}`;
  if (before === after || new Set([old, next, own].map(sizeOf)).size > 1) return undefined;
  const rows = own.rows.map((cells, row) =>
    cells.map((cell, column) => {
      const [past = '', current = ''] = [old, next].map((table) => table.rows[row]?.[column]);
      return past === current ? cell : followNumbers(past, current, cell);
    }),
  );
  return rows.every(isComplete) ? formatTable({ ...own, rows }, translation) : undefined;
}

const isComplete = (cells: (string | undefined)[]): cells is string[] => !cells.includes(undefined);

/** Matches a number in Latin or Devanagari digits, with its groups: `1,00,000`, `१.५`. A time is one number. */
const numberPattern = /[\d०-९]+(?:[,.:][\d०-९]+)*/g;

const numbersIn = (text: string): readonly string[] => text.match(numberPattern) ?? [];

const withoutNumbers = (text: string) => text.split(numberPattern).join('#');

/** Returns a number without its groups: `१,००,०००` → `100000`. */
const valueOf = (number: string) => toAsciiDigits(number).replaceAll(',', '');

/** Writes a number in the digits of another one, and in its groups if both are equally long. */
function writeLike(sample: string, number: string): string {
  const digits = /[०-९]/.test(sample) ? '०१२३४५६७८९' : undefined;
  const shapeOf = (text: string) => valueOf(text).replaceAll(/\d/g, '0');
  if (shapeOf(sample) !== shapeOf(number)) return withDigits(toAsciiDigits(number), digits);
  const figures = valueOf(number).replaceAll(/\D/g, '');
  let index = 0;
  const grouped = sample.replaceAll(/[\d०-९]/g, () => figures[index++] ?? '');
  return withDigits(grouped, digits);
}
