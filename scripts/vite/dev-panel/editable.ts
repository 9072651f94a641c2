import { startOfFile, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { linesInstead, replacement, replaceRanges } from '../../content/diagnostics/fixes.ts';
import { sourceOf } from '../../content/diagnostics/position.ts';
import { editableParts, type EditablePart } from '../../content/edit/editable-parts.ts';
import { newTypes } from '../../new/request.ts';
import { isRequired } from '../../content/link/cross-check.ts';
import type { ContentFile } from '../../content/validate/content-file.ts';
import { validateFile } from '../../content/validate/validate-file.ts';
import type { Edit, Editable, EditError } from './protocol.ts';

/** What the dialog shows of a part of a file, or of the file as a whole. */
export function editable(content: ContentFile, part?: EditablePart): Editable {
  const { path: file, folder, id, text } = content.source;
  const [type] =
    [...newTypes].find(([, other]) => other.folder === folder && (other.id ?? id) === id) ?? [];
  return {
    file,
    id: part?.id,
    label: part?.label ?? 'whole file',
    name: nameOf(content, type),
    source: sourceOf(file, part ?? startOfFile),
    shown: part?.source ?? text,
    value: part?.value ?? text,
    errors: [],
    newTypes: [...newTypes.keys()],
    type,
    isRemovable: type !== undefined && !isRequired(content),
  };
}

function nameOf({ source, words }: ContentFile, type = 'file'): string {
  const said = words.find(({ label }) => label === 'navigation.label') ?? words[0];
  return `${type} ${said?.shown ?? source.id}`;
}

/** The part that is still written as it was shown, also where others of its label came before it. */
export function stillShown(
  file: ContentFile,
  { id, shown }: Pick<Edit, 'id' | 'shown'>,
): EditablePart | undefined {
  const isOfLabel = ({ id: other, label }: EditablePart) => id?.startsWith(`${label} `) && other;
  const same = editableParts(file).filter((part) => isOfLabel(part) && part.source === shown);
  return same.find((part) => part.id === id) ?? (same.length === 1 ? same[0] : undefined);
}

/**
 * An error with what its fix would make of what is being changed.
 * @param file as it is or would be
 * @param part the id of the part being changed; undefined for the whole file
 */
export function described(error: Diagnostic, { source }: ContentFile, part?: string): EditError {
  const { message } = error;
  const { path: file, text } = source;
  const found = error.path === file ? replacement(text, error) : undefined;
  const fixed = found && replaceRanges(text, [found]);
  const valueOf = (whole: string) =>
    part === undefined
      ? whole
      : editableParts(validateFile({ ...source, text: whole }, undefined)).find(
          ({ id }) => id === part,
        )?.value;
  const value = fixed === undefined ? undefined : valueOf(fixed);
  const isHere = value !== undefined && value !== valueOf(text);
  const lines = linesInstead(text, [error]).map((line) => line.text);
  return {
    source: sourceOf(error.path, error),
    message,
    fix: isHere ? { lines: lines.join('\n'), value } : undefined,
  };
}
