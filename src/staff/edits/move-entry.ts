import { editableSegments, replaceSegment } from '../../compiler/write/editable-segments.ts';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { orderOf } from '../../compiler/read/resolve/order.ts';
import { readText, type SaveFunction, type Writer } from './writer.ts';
import { StaffError } from '../files/staff-error.ts';
import type { FileChange } from '../files/transport.ts';
import { withTranslations } from './file-context.ts';
import { upToDate } from './up-to-date.ts';

/** Moves an entry by one place: up (-1) or down (1). */
export interface Move {
  /** The entry or its translation. */
  file: string;
  step: -1 | 1;
}

/** Exchanges the order of an entry and the order of its neighbour, in all languages. */
export const moveEntry: SaveFunction<Move> = async (writer, { file, step }) => {
  const { files } = await writer.compile();
  const [path = file] = withTranslations(file, files);
  const entry = files.find(({ textFile }) => textFile.path === path);
  const entries = files
    .filter(({ textFile }) => textFile.folder === entry?.textFile.folder && !textFile.language)
    .toSorted((a, b) => numberOf(a) - numberOf(b));
  const neighbour = entries[entries.findIndex((other) => other === entry) + step];
  if (!entry || !neighbour) return { result: 'unchanged' };
  const [own, other] = [numberOf(entry), numberOf(neighbour)];
  const orders = [
    // Two entries may have the same order by mistake.
    writeOrder(writer, entry, own === other ? other + step : other),
    writeOrder(writer, neighbour, own),
  ];
  const translations = [entry, neighbour].flatMap(({ textFile }) =>
    withTranslations(textFile.path, files)
      .slice(1)
      .map((translation): FileChange => {
        const { bytes } = readText(writer, translation);
        return { path: translation, before: bytes, after: bytes };
      }),
  );
  const changes = await upToDate(writer, [...orders, ...translations]);
  return writer.write(changes);
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
