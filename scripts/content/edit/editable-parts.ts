import { replaceRanges, type Replacement } from '../diagnostics/fixes.ts';
import { offsetOf, positionAt } from '../diagnostics/position.ts';
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
export function editableParts(file: Pick<ContentFile, 'source' | 'words'>): EditablePart[] {
  const counts = new Map<string, number>();
  return withLists(file).map((part) => {
    const number = (counts.get(part.label) ?? 0) + 1;
    counts.set(part.label, number);
    return { ...part, id: `${part.label} ${number}` };
  });
}

/** The words, in which a list such as that of the opening hours is one: its lines, since no item says much alone. */
function withLists({ source: { text }, words }: Pick<ContentFile, 'source' | 'words'>): Words[] {
  return words.flatMap((one) => {
    if (!isInItem(one)) return one;
    const { path: [list] = [], kind, shown, references } = one;
    const all = words.filter((other) => isInItem(other) && other.path?.[0] === list);
    if (one !== all[0]) return [];
    const lines = linesOf(text, all);
    const source = text.slice(lines.start, lines.end);
    const position = positionAt(text, lines.start);
    return {
      label: String(list),
      kind,
      shown,
      references,
      source,
      value: source,
      ...lines,
      ...position,
    };
  });
}

function isInItem({ path = [] }: Words): boolean {
  return path.length > 2;
}

/** From where to where the lines of some words stand. */
function linesOf(text: string, words: readonly Words[]): { start: number; end: number } {
  const start = text.lastIndexOf('\n', words[0]?.start) + 1;
  return { start, end: start + text.slice(start, words.at(-1)?.end).trimEnd().length };
}

/** From where to where within a part, if it is a list, the item at an offset of the file stands. */
export function itemAt(
  { source: { text }, words }: ContentFile,
  part: EditablePart,
  offset: number,
): [start: number, end: number] | undefined {
  const meant = words.find((one) => isInItem(one) && one.start <= offset && offset <= one.end);
  if (!meant) return undefined;
  const isInSame = ({ path = [] }: Words) => [0, 1].every((at) => path[at] === meant.path?.[at]);
  const { start, end } = linesOf(text, words.filter(isInSame));
  return [start - part.start, end - part.start];
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
