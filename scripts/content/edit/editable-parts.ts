import { replaceRanges, type Replacement } from '../diagnostics/fixes.ts';
import { offsetOf } from '../diagnostics/position.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { validateFile } from '../validate/validate-file.ts';
import type { Words } from '../validate/words.ts';
import { spellings } from './spellings.ts';

/** Words of a file that can be changed by themselves. */
export interface EditablePart extends Words {
  /** Its label and a number: the same as long as no other part of this label comes before it. */
  id: string;
}

/** The words of a file, each with an id. Front matter or a body with errors has none: it is changed as a whole. */
export function editableParts({ words }: Pick<ContentFile, 'words'>): EditablePart[] {
  const counts = new Map<string, number>();
  return words.map((part) => {
    const number = (counts.get(part.label) ?? 0) + 1;
    counts.set(part.label, number);
    return { ...part, id: `${part.label} ${number}` };
  });
}

/** The innermost part at an offset, else the first behind it on its line. */
export function partAt(file: ContentFile, offset: number): EditablePart | undefined {
  const { text } = file.source;
  const parts = editableParts(file).map((part) => ({ ...part, from: offsetOf(text, part) }));
  const [innermost] = parts
    .filter(({ from, end }) => from <= offset && offset <= end)
    .toSorted((a, b) => a.end - a.from - (b.end - b.from));
  const lineEnd = text.indexOf('\n', offset);
  return innermost ?? parts.find(({ from }) => from >= offset && (lineEnd < 0 || from < lineEnd));
}

/**
 * How a part gets another value, so that the file then says exactly this there and the same as before
 * in all other fields and attributes; undefined where it cannot be written.
 */
export function replacePart(
  file: ContentFile,
  part: EditablePart,
  value: string,
): Replacement | undefined {
  const { id, start, end, value: before, notation } = part;
  if (value === before) return { start, end: start, replace: '' };
  if (!notation) return { start, end, replace: value };
  const wanted = said(file, id, value);
  for (const replace of spellings(notation, value, file.words)) {
    const replacement = { start, end, replace };
    const text = replaceRanges(file.source.text, [replacement]);
    if (said(validateFile({ ...file.source, text }, undefined)) === wanted) return replacement;
  }
  return undefined;
}

/** What all parts say, one of them perhaps something else. */
function said(file: ContentFile, id?: string, value?: string): string {
  return JSON.stringify(
    editableParts(file).map((one) => [one.id, one.id === id ? value : one.value]),
  );
}
