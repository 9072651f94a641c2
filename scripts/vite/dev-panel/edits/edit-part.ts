import { z } from 'zod';
import { offsetOf } from '../../../../src/compiler/diagnostics/position.ts';
import {
  editableSegments,
  segmentAt,
  replaceSegment,
} from '../../../../src/compiler/edit/editable-segments.ts';
import { changedLines, replaceInBytes } from '../../../../src/compiler/edit/replace-in-bytes.ts';
import type { Change as SentenceChange } from '../../../../src/compiler/sentences/compare.ts';
import { translatedPairs } from '../../../../src/compiler/translation/pair.ts';
import type { ContentFile } from '../../../../src/compiler/resolve/content-file.ts';
import { withCurrentVersion } from '../../../new/mark-done.ts';
import { UserError } from '../../../user-error.ts';
import { describeError, describeEditable, findUnchanged } from '../editable.ts';
import type { Edit, SaveAnswer } from '../../../../src/staff/protocol/edits.ts';
import { parseRequest } from '../../../../src/staff/protocol/request.ts';
import { surroundings } from '../surroundings.ts';
import type { Change, Writer } from './writer.ts';

const openSchema = z.object({
  source: z.string(),
  whole: z.boolean().optional(),
  isOnPage: z.boolean().optional(),
});

/** A file in its last valid version, which pages show. Without valid content, no field is defined. */
export interface ShownFile {
  /** The changes in the original of a stale translation; empty if they are unknown. */
  stale?: readonly SentenceChange[] | undefined;
  file?: ContentFile | undefined;
  /** The language of the file's text (BCP 47). */
  language?: string | undefined;
}

export type Editable = Awaited<ReturnType<typeof openEditable>>;

/**
 * Opens the segment at a source, or the whole file. A source is `content/faq/delivery.mdx:2:11`: a
 * file with line and column. With `isOnPage`, this is a position in the last valid version of the
 * file, which the page shows. Otherwise it is a position in the current file.
 */
export async function openEditable(
  { read, load }: Writer,
  request: z.input<typeof openSchema>,
  findShown: (file: string) => ShownFile | Promise<ShownFile>,
) {
  const { source, whole, isOnPage } = parseRequest(openSchema, request);
  const [, file = source, line = '1', column = '1'] = /^(.*):(\d+):(\d+)$/.exec(source) ?? [];
  const { content } = read(file);
  const { file: shownFile, ...shown } = await findShown(file);
  const sourceFile = (isOnPage ? shownFile : undefined) ?? content;
  const offset = offsetOf(sourceFile.source.text, { line: Number(line), column: Number(column) });
  const tapped = whole ? undefined : segmentAt(sourceFile, offset);
  const segment = tapped && findUnchanged(content, { id: tapped.id, expected: tapped.source });
  const { diagnostics, files } = await load();
  const context = { ...shown, ...surroundings(content, files) };
  if (segment) return { ...describeEditable(content, segment), ...context };
  const errors = diagnostics
    .filter(({ path }) => path === file)
    .map((error) => describeError(error, content));
  return { ...describeEditable(content), ...context, source: `${file}:${line}:${column}`, errors };
}

/** Saves a text of a translation, and marks the translation as up to date with its original. */
export const saveAsUpToDate: Change<Edit> = async (writer, edit) => {
  const { files } = await writer.load();
  const pair = translatedPairs(files).find(({ file }) => file.source.path === edit.file);
  if (!pair) throw new UserError(`${edit.file} is not a translation.`);
  return saveText(writer, edit, pair.original);
};

/** Saves a segment or a file. @param original if given, the file is marked as up to date with it */
export async function saveText(
  { read, write }: Writer,
  { file, id, expected, value }: Edit,
  original?: ContentFile,
): Promise<SaveAnswer> {
  const withVersion = (bytes: Uint8Array) =>
    original ? withCurrentVersion(bytes, original) : bytes;
  const { bytes: before, content } = read(file);
  const { text } = content.source;
  if (id === undefined) {
    if (text !== expected) return { result: 'changed', current: describeEditable(content) };
    const lines = changedLines(text, value);
    const changedText = lines.map(({ replace }) => replace).join('');
    const after = withVersion(replaceInBytes(before, lines));
    const isOnlyMarked = changedText === '' && original !== undefined;
    const name = isOnlyMarked ? `${file}, up to date` : file;
    return write([{ file, before, after }], { name, text: changedText });
  }
  const segment = findUnchanged(content, { id, expected });
  if (!segment) {
    const current = editableSegments(content).find((candidate) => candidate.id === id);
    return { result: 'changed', current: current && describeEditable(content, current) };
  }
  const replacement = replaceSegment(content, segment, value);
  if (!replacement) throw new UserError('This cannot be written here; change the whole file.');
  const after = withVersion(replaceInBytes(before, [replacement]));
  const save = { name: `${file}, ${segment.label}`, text: value, segmentId: segment.id };
  return write([{ file, before, after }], save);
}
