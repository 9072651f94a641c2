import { startOfFile, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { correctedLines, replacement, replaceRanges } from '../../content/diagnostics/fixes.ts';
import { sourceOf } from '../../content/diagnostics/position.ts';
import { editableSegments, type EditableSegment } from '../../content/edit/editable-segments.ts';
import type { ContentFile } from '../../content/resolve/content-file.ts';
import { validateFile } from '../../content/validate-file.ts';
import type { Edit, EditError } from './protocol/edits.ts';
import { titleOf, typeOf } from './surroundings.ts';

/** Describes a segment, or a whole file, for the sheet that edits it. */
export function describeEditable(content: ContentFile, part?: EditableSegment) {
  const { path: file, text } = content.source;
  const type = typeOf(content);
  return {
    file,
    /** Names the segment within its file; undefined for the whole file. */
    id: part?.id,
    /** The name of the segment: `title`, `<Card> title`, `paragraph`. */
    label: part?.label ?? 'whole file',
    kind: part?.kind,
    /** The name of the whole file for people: `page About Us`. */
    name: `${type ?? 'file'} ${titleOf(content)}`,
    source: sourceOf(file, part ?? startOfFile),
    /** The raw segment. The server rejects an edit if the segment has changed. */
    expected: part?.source ?? text,
    /** The value without quotes and folding. */
    value: part?.value ?? text,
    errors: [] as EditError[],
    type,
  };
}

/** Returns the segment that was shown, even if others with its label were inserted before it. */
export function findUnchanged(
  file: ContentFile,
  { id, expected }: Pick<Edit, 'id' | 'expected'>,
): EditableSegment | undefined {
  const same = editableSegments(file).filter(
    (part) => id?.startsWith(`${part.label} `) && part.source === expected,
  );
  return same.find((part) => part.id === id) ?? (same.length === 1 ? same[0] : undefined);
}

/**
 * Describes an error, and the value that the changed segment has after the error's fix.
 * @param content the changed file, as it is or would be
 * @param part the id of the changed segment; undefined for the whole file
 */
export function describeError(
  error: Diagnostic,
  content: ContentFile | undefined,
  part?: string,
): EditError {
  const withoutFix = { source: sourceOf(error.path, error), message: error.message };
  if (content?.source.path !== error.path) return withoutFix;
  const { source, segments } = content;
  const { text } = source;
  const isAtError = ({ path, line, column }: (typeof segments)[number]) =>
    path && line === error.line && column === error.column;
  const field = segments.find(isAtError)?.label;
  const valueIn = (fileText: string) => {
    if (part === undefined) return fileText;
    const file = validateFile({ ...source, text: fileText }, undefined);
    return editableSegments(file).find(({ id }) => id === part)?.value;
  };
  const correction = replacement(text, error);
  const value = correction && valueIn(replaceRanges(text, [correction]));
  if (value === undefined || value === valueIn(text)) return { ...withoutFix, field };
  const lines = correctedLines(text, [error]).map((line) => line.text);
  return { ...withoutFix, field, fix: { lines: lines.join('\n'), value } };
}
