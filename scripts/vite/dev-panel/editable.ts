import path from 'node:path';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { linesInstead, replacement, replaceRanges } from '../../content/diagnostics/fixes.ts';
import { positionAt, sourceOf } from '../../content/diagnostics/position.ts';
import { editableParts, type EditablePart } from '../../content/edit/editable-parts.ts';
import { mirroredFolder } from '../../content/languages.ts';
import { newTypes } from '../../new/request.ts';
import type { Edit, Editable, EditError } from './protocol.ts';

/** What the dialog shows of a part of a file, or of the file as a whole. */
export function editable(file: string, text: string, part?: EditablePart): Editable {
  const folder = mirroredFolder(path.posix.dirname(path.posix.relative('content', file)));
  // A file that there is only once cannot be made again.
  const [type] =
    [...newTypes].find(([, other]) => other.folder === folder && other.id === undefined) ?? [];
  return {
    file,
    id: part?.id,
    label: part?.label ?? 'whole file',
    source: sourceOf(file, positionAt(text, part?.from ?? 0)),
    shown: part ? text.slice(part.start, part.end) : text,
    value: part?.value ?? text,
    errors: [],
    newTypes: [...newTypes.keys()],
    type,
  };
}

/** The part that is still written as it was shown, also where others of its label came before it. */
export function stillShown(
  text: string,
  { id, shown }: Pick<Edit, 'id' | 'shown'>,
): EditablePart | undefined {
  const isOfLabel = ({ id: other, label }: EditablePart) => id?.startsWith(`${label} `) && other;
  const same = editableParts(text).filter(
    (part) => isOfLabel(part) && text.slice(part.start, part.end) === shown,
  );
  return same.find((part) => part.id === id) ?? (same.length === 1 ? same[0] : undefined);
}

/**
 * An error with what its fix would make of what is being changed.
 * @param text the file as it is or would be
 * @param part the id of the part being changed; undefined for the whole file
 */
export function described(error: Diagnostic, file: string, text: string, part?: string): EditError {
  const { message } = error;
  const found = error.path === file ? replacement(text, error) : undefined;
  const fixed = found && replaceRanges(text, [found]);
  const valueOf = (whole: string) =>
    part === undefined ? whole : editableParts(whole).find(({ id }) => id === part)?.value;
  const value = fixed === undefined ? undefined : valueOf(fixed);
  const isHere = value !== undefined && value !== valueOf(text);
  const lines = linesInstead(text, [error]).map((line) => line.text);
  return {
    source: sourceOf(error.path, error),
    message,
    fix: isHere ? { lines: lines.join('\n'), value } : undefined,
  };
}
