import { startOfFile, type Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { correctedLines, replacement, replaceRanges } from '../../compiler/diagnostics/fixes.ts';
import { sourceOf } from '../../compiler/diagnostics/position.ts';
import { metaAt } from '../../compiler/content-types/schema-at.ts';
import { editableSegments, type EditableSegment } from '../../compiler/write/editable-segments.ts';
import { isPage, type ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { validateFile } from '../../compiler/check/validate-file.ts';
import { isRemovable } from './removable.ts';
import { removeText } from './remove-text.ts';
import type { Edit, SheetDiagnostic } from './requests.ts';
import { titleOf, typeOf } from './file-context.ts';

/** Describes a segment, or a whole file, for the sheet that edits it. */
export function describeEditable(content: ContentFile, segment?: EditableSegment) {
  const { path: file, text } = content.textFile;
  const type = typeOf(content);
  const meta = segment?.path && content.type && metaAt(content.type.frontMatter, segment.path);
  return {
    file,
    /** The segment's label and a number: `paragraph 2`; undefined for the whole file. */
    id: segment?.id,
    /** The name of the segment: `title`, `<Card> title`, `paragraph`. */
    label: segment?.label ?? 'whole file',
    kind: segment?.kind,
    /** The schema's metadata for the keyboard; undefined in a body. */
    meta: meta && { isText: meta.isText, kind: meta.kind },
    /** True for a paragraph, a heading or another part of a body. */
    isMarkdown: segment !== undefined && segment.notation === undefined,
    /** True for a part of a body and for an optional value. */
    canBeRemoved:
      segment !== undefined &&
      (segment.notation
        ? isRemovable(content, segment)
        : removeText(content, segment) !== undefined),
    /** True for a text of an entry or a page, below which a photo can be shown. */
    canHavePhoto:
      segment?.kind === 'text' &&
      content.body !== undefined &&
      (segment.path === undefined || !isPage(content)),
    /** The name of the whole file for staff: `page About Us`. */
    name: `${type ?? 'file'} ${titleOf(content)}`,
    source: sourceOf(file, segment ?? startOfFile),
    /** The raw segment or file. An edit is rejected if this text has changed. */
    expected: segment?.raw ?? text,
    /** The value without YAML's quotes and line breaks. */
    value: segment?.value ?? text,
    /** True for a translation that nobody has read yet. */
    isUnreviewed: content.data?.reviewed === false,
    errors: [] as SheetDiagnostic[],
    type,
  };
}

/** Returns the segment that an edit changes, even if a new segment above has changed the id's number. */
export function findUnchanged(
  file: ContentFile,
  { id, expected }: Pick<Edit, 'id' | 'expected'>,
): EditableSegment | undefined {
  const candidates = editableSegments(file).filter(
    ({ label, raw }) => id?.startsWith(`${label} `) && raw === expected,
  );
  const onlyCandidate = candidates.length === 1 ? candidates[0] : undefined;
  return candidates.find((segment) => segment.id === id) ?? onlyCandidate;
}

/**
 * Describes an error, and the value that the changed segment has after the error's fix.
 * @param content the current file, or the file that the edit would write
 * @param segmentId the id of the changed segment; undefined for the whole file
 */
export function describeError(
  error: Diagnostic,
  content: ContentFile | undefined,
  segmentId?: string,
): SheetDiagnostic {
  if (content?.textFile.path !== error.path) return error;
  const { textFile, segments } = content;
  const { text } = textFile;
  // Only fields of front matter have a path.
  const field = segments.find(
    ({ path, line, column }) => path && line === error.line && column === error.column,
  )?.label;
  const valueIn = (fileText: string) => {
    if (segmentId === undefined) return fileText;
    const file = validateFile({ ...textFile, text: fileText }, undefined);
    return editableSegments(file).find(({ id }) => id === segmentId)?.value;
  };
  const correction = replacement(text, error);
  const fixedText = correction && replaceRanges(text, [correction]);
  const value = fixedText && valueIn(fixedText);
  if (value === undefined || value === valueIn(text)) return { ...error, field };
  const lines = correctedLines(text, [error]).map((line) => line.text);
  const fixedFile = validateFile({ ...textFile, text: fixedText ?? '' }, undefined);
  const fieldValue = fixedFile.segments.find(({ label }) => label === field)?.value;
  return { ...error, field, proposal: { lines: lines.join('\n'), value, fieldValue } };
}
