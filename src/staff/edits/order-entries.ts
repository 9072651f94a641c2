import { editableSegments, replaceSegment } from '../../compiler/write/editable-segments.ts';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { orderOf } from '../../compiler/read/resolve/order.ts';
import { readText, type SaveFunction, type Writer } from './writer.ts';
import { StaffError } from '../files/staff-error.ts';
import type { FileChange } from '../files/transport.ts';
import { entriesBeside, withTranslations } from './file-context.ts';
import { upToDate } from './up-to-date.ts';

/** A new order of the entries that a language shows. */
export interface EntryOrder {
  /** The originals, in their new order. */
  files: readonly string[];
}

/**
 * Writes the order of entries, in all languages. Entries that keep their place keep their number, and so do those
 * that are not named: entries of other languages, and those that a colleague has added meanwhile.
 */
export const orderEntries: SaveFunction<EntryOrder> = async (writer, request) => {
  const { files } = await writer.compile();
  const [first = ''] = request.files;
  const before = entriesBeside(first, files);
  const named = request.files.flatMap(
    (path) => before.find(({ textFile }) => textFile.path === path) ?? [],
  );
  // A colleague has removed an entry meanwhile.
  if (named.length !== request.files.length) return { result: 'changed' };
  const next = named.values();
  const after = before.map((entry) =>
    named.includes(entry) ? (next.next().value ?? entry) : entry,
  );
  if (after.every((entry, index) => entry === before[index])) return { result: 'unchanged' };
  let last = -Infinity;
  const orders = before.map(numberOf).map((number) => {
    // Two entries may have the same order by mistake.
    last = Math.max(number, last + 1);
    return last;
  });
  const changes = after.flatMap((entry, index): FileChange[] => {
    const order = orders[index] ?? 0;
    if (order === numberOf(entry)) return [];
    const translations = withTranslations(entry.textFile.path, files).slice(1);
    return [
      writeOrder(writer, entry, order),
      ...translations.map((path): FileChange => {
        const { bytes } = readText(writer, path);
        return { path, before: bytes, after: bytes };
      }),
    ];
  });
  return writer.write(await upToDate(writer, changes));
};

function numberOf(file: ContentFile): number {
  return orderOf(file)?.number ?? 0;
}

function writeOrder(
  writer: Writer,
  { textFile: { path } }: ContentFile,
  order: number,
): FileChange {
  const { bytes, content } = readText(writer, path);
  const segment = editableSegments(content).find(({ label }) => /(^|\.)order$/.test(label));
  const replacement = segment && replaceSegment(content, segment, String(order));
  if (!replacement) throw new StaffError('no-order');
  return { path, before: bytes, after: replaceInBytes(bytes, [replacement]) };
}
