import { z } from 'zod';
import { offsetOf } from '../../../content/diagnostics/position.ts';
import {
  editableSegments,
  segmentAt,
  replaceSegment,
} from '../../../content/edit/editable-segments.ts';
import { changedLines, replaceInBytes } from '../../../content/edit/exact-file.ts';
import { translatedPairs } from '../../../content/translation/pair.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';
import { asDone } from '../../../new/translation.ts';
import { UserError } from '../../../user-error.ts';
import { describeError, describeEditable, findUnchanged } from '../editable.ts';
import type { Editable, SaveAnswer } from '../protocol/edits.ts';
import type { ServerApi } from '../protocol/server-api.ts';
import { surroundings } from '../surroundings.ts';
import { maxLength, parseRequest, typedText } from './request.ts';
import type { Writer } from './writer.ts';

const askedSchema = z.object({ source: z.string(), whole: z.boolean(), isOnPage: z.boolean() });
const editSchema = z.object({
  file: z.string(),
  id: z.string().optional(),
  shown: z.string().max(maxLength),
  value: typedText,
});

/** A file as the pages show it. Nothing is known while the content has never been valid. */
export interface OnPage extends Pick<Editable, 'stale'> {
  file?: ContentFile | undefined;
  /** The language of its text (BCP 47). */
  language?: string | undefined;
}

/** Opens the part of a file at a source, or the whole file. */
export function openPart(
  { read, load }: Writer,
  onPage: (file: string) => OnPage | Promise<OnPage>,
): ServerApi['edit'] {
  return async (request) => {
    const { source, whole, isOnPage } = parseRequest(askedSchema, request);
    const [, file = source, line = '1', column = '1'] = /^(.*):(\d+):(\d+)$/.exec(source) ?? [];
    const { content } = read(file);
    const { file: older, ...shown } = await onPage(file);
    const named = (isOnPage ? older : undefined) ?? content;
    const offset = offsetOf(named.source.text, { line: Number(line), column: Number(column) });
    const wanted = whole ? undefined : segmentAt(named, offset);
    const part = wanted && findUnchanged(content, { id: wanted.id, shown: wanted.source });
    const { diagnostics, files } = await load();
    const around = { ...shown, ...surroundings(content, files) };
    if (part) return { ...describeEditable(content, part), ...around };
    const errors = diagnostics
      .filter(({ path }) => path === file)
      .map((error) => describeError(error, content));
    return { ...describeEditable(content), ...around, source: `${file}:${line}:${column}`, errors };
  };
}

/** Saves a part of a file, or the whole file. */
export function savePart(writer: Writer): ServerApi['save'] {
  return (request) => saveEdit(writer, parseRequest(editSchema, request));
}

/** Saves a text of a translation, and marks the translation as up to date with its original. */
export function saveDone(writer: Writer): ServerApi['saveDone'] {
  return async (request) => {
    const edit = parseRequest(editSchema, request);
    const { files } = await writer.load();
    const pair = translatedPairs(files).find(({ file }) => file.source.path === edit.file);
    if (!pair) throw new UserError(`${edit.file} is not a translation.`);
    return saveEdit(writer, edit, pair.original);
  };
}

/** Saves a segment or a file. @param original marks the translation as up to date with this file */
async function saveEdit(
  { read, write }: Writer,
  { file, id, shown, value }: z.infer<typeof editSchema>,
  original?: ContentFile,
): Promise<SaveAnswer> {
  const action = original ? 'done' : 'changed';
  const finish = (bytes: Buffer) => (original ? asDone(bytes, original) : bytes);
  const { bytes: before, content } = read(file);
  const { text } = content.source;
  if (id === undefined) {
    if (text !== shown) return { result: 'changed', now: describeEditable(content) };
    const lines = changedLines(text, value);
    const words = lines.map(({ replace }) => replace).join('');
    const after = finish(replaceInBytes(before, lines));
    return write([{ file, before, after }], {
      action,
      name: words || !original ? file : `${file}, up to date`,
      words,
    });
  }
  const part = findUnchanged(content, { id, shown });
  if (!part) {
    const now = editableSegments(content).find((segment) => segment.id === id);
    return { result: 'changed', now: now && describeEditable(content, now) };
  }
  const replacement = replaceSegment(content, part, value);
  if (!replacement) throw new UserError('This cannot be written here; change the whole file.');
  const after = finish(replaceInBytes(before, [replacement]));
  const name = `${file}, ${part.label}`;
  return write([{ file, before, after }], { action, name, words: value, part: part.id });
}
