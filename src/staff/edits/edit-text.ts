import { metaAt } from '../../compiler/content-types/schema-at.ts';
import { offsetOf } from '../../compiler/diagnostics/position.ts';
import {
  editableSegments,
  segmentAt,
  replaceSegment,
  type EditableSegment,
} from '../../compiler/write/editable-segments.ts';
import { changedLines, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { SentenceChange } from '../../compiler/text/compare.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { looksLikePhone, plainPhone } from '../../compiler/text/plain-phone.ts';
import { parseText, readText, type Writer } from './writer.ts';
import { StaffError } from '../files/staff-error.ts';
import type { FileChange } from '../files/transport.ts';
import { describeError, describeEditable, findUnchanged } from './editable.ts';
import { withLinksInTranslations } from './follow-links.ts';
import { withNumbersInTranslations } from './follow-numbers.ts';
import { markReviewed } from './legacy-texts.ts';
import type { CurrentText, Edit, SaveAnswer } from './requests.ts';
import { linkAddress } from './link-address.ts';
import { cardAt } from './order-cards.ts';
import { contextOf } from './file-context.ts';
import { isRemovable } from './removable.ts';
import { removeText } from './remove-text.ts';
import { removeValue } from './remove-value.ts';
import { upToDate } from './up-to-date.ts';

/** The place to open: `content/faq/delivery.mdx:2:11`, a file with line and column. */
export interface OpenRequest {
  source: string;
  /** True to open the whole file. */
  isWhole?: boolean | undefined;
  /** True if the position is in the last valid version of the file, which the page shows. */
  isOnPage?: boolean | undefined;
}

/** A file in its last valid version, which pages show. Without valid content, no field is defined. */
export interface ShownFile {
  /** The changes in the original of a stale translation; empty if they are unknown. */
  stale?: readonly SentenceChange[] | undefined;
  file?: ContentFile | undefined;
  /** The language of the file's text (BCP 47). */
  language?: string | undefined;
}

export type Editable = Awaited<ReturnType<typeof openEditable>>;

/** Opens the segment at a source, or the whole file. */
export async function openEditable(
  writer: Writer,
  { source, isWhole, isOnPage }: OpenRequest,
  findShown: (file: string) => ShownFile | Promise<ShownFile>,
) {
  const [, file = source, line = '1', column = '1'] = /^(.*):(\d+):(\d+)$/.exec(source) ?? [];
  const { content } = readText(writer, file);
  const { file: shownFile, ...shown } = await findShown(file);
  const openedFile = (isOnPage ? shownFile : undefined) ?? content;
  const offset = offsetOf(openedFile.textFile.text, { line: Number(line), column: Number(column) });
  const tapped = isWhole ? undefined : segmentAt(openedFile, offset);
  const segment = tapped && findUnchanged(content, { id: tapped.id, expected: tapped.raw });
  const { diagnostics, files } = await writer.compile();
  const context = { ...shown, ...contextOf(content, files), tapped: source };
  if (segment) {
    const address = linkAddress(content, segment, files);
    const card = cardAt(content, segment);
    return { ...describeEditable(content, segment), ...context, address, card };
  }
  const address = undefined;
  const card = undefined;
  const errors = diagnostics
    .filter(({ path }) => path === file)
    .map((error) => describeError(error, content));
  return {
    ...describeEditable(content),
    ...context,
    address,
    card,
    source: `${file}:${line}:${column}`,
    errors,
  };
}

/** A text gets at most this many fixes by itself. Each one takes a compilation. */
const maxFixes = 10;

type TextEdit = Edit & { address?: Edit | undefined };

/**
 * Saves a segment or a file. A changed segment of a translation marks the translation as reviewed.
 * If all errors of a segment have certain fixes, such as `+977` before a phone number, saves the corrected
 * segment.
 */
export async function saveText(writer: Writer, edit: TextEdit): Promise<SaveAnswer> {
  let answer = await writeText(writer, edit);
  for (let count = 0; count < maxFixes && edit.id !== undefined; count += 1) {
    const errors = answer.result === 'errors' ? answer.errors : [];
    const [first] = errors;
    const areCertain = errors.every(
      ({ fix, proposal, severity }) => proposal && fix?.safe && severity !== 'warning',
    );
    if (!first?.proposal || !areCertain) return answer;
    answer = await writeText(writer, { ...edit, value: first.proposal.value });
  }
  return answer;
}

async function writeText(
  writer: Writer,
  { file, id, expected, value: typed, address }: TextEdit,
): Promise<SaveAnswer> {
  const { bytes: before, content } = readText(writer, file);
  if (id === undefined) {
    const current = content.textFile.text;
    if (current !== expected) return { result: 'changed', current: describeEditable(content) };
    const after = replaceInBytes(before, changedLines(current, typed));
    return writer.write([{ path: file, before, after }]);
  }
  const segment = findUnchanged(content, { id, expected });
  if (!segment) {
    return { result: 'changed', current: currentText(writer, file, id) };
  }
  if (typed.trim() === '' && isRemovable(content, segment)) {
    const { files } = await writer.compile();
    return writer.write(await upToDate(writer, removeValue(writer, content, segment, files)));
  }
  const value = isPhone(content, segment) ? withoutPhoneMarks(typed) : typed;
  const removal = value.trim() === '' ? removeText(content, segment) : undefined;
  const replacement = removal ?? replaceSegment(content, segment, value);
  if (!replacement) throw new StaffError('not-editable');
  const changed = replaceInBytes(before, [replacement]);
  const isReviewed = content.textFile.language !== undefined && value !== segment.value;
  const after = isReviewed ? await markReviewed(writer, file, changed) : changed;
  const changes: FileChange[] = [{ path: file, before, after }];
  if (address) {
    const newAddress = writeSegment(writer, address, changes[0]);
    if (!newAddress) return { result: 'changed' };
    if (newAddress.path === file) changes.pop();
    changes.push(newAddress);
  }
  const edited = { content, segment, value };
  const withNumbers = await withNumbersInTranslations(writer, changes, edited);
  return writer.write(await withLinksInTranslations(writer, withNumbers, file), segment.id);
}

function isPhone({ type }: ContentFile, { path }: EditableSegment): boolean {
  return Boolean(type && path && metaAt(type.frontMatter, path)?.kind === 'phone');
}

/** Removes what programs add to a copied phone number. Another text stays as it is. */
function withoutPhoneMarks(text: string): string {
  const phone = plainPhone(text);
  return looksLikePhone(phone) ? phone : text;
}

/**
 * Returns the change that sets a segment; undefined if the segment has changed.
 * @param earlier a change of the same save, perhaps of the same file
 */
function writeSegment(
  { readBytes }: Writer,
  { file, id, expected, value }: Edit,
  earlier: FileChange | undefined,
): FileChange | undefined {
  const before = readBytes(file);
  const bytes = earlier?.path === file ? earlier.after : before;
  const content = bytes && parseText(file, bytes);
  const segment = content && findUnchanged(content, { id, expected });
  const replacement = segment && replaceSegment(content, segment, value);
  return (
    bytes && replacement && { path: file, before, after: replaceInBytes(bytes, [replacement]) }
  );
}

/** Returns the current text of a segment, or of the whole file without an id. */
export function currentText(
  writer: Writer,
  file: string,
  id: string | undefined,
): CurrentText | undefined {
  const { content } = readText(writer, file);
  if (id === undefined) return describeEditable(content);
  const segment = editableSegments(content).find((candidate) => candidate.id === id);
  return segment && describeEditable(content, segment);
}
