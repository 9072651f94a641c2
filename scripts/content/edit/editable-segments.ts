import { replaceRanges, type Replacement } from '../diagnostics/fixes.ts';
import { offsetOf, positionAt } from '../diagnostics/position.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import { validateFile } from '../validate-file.ts';
import type { Segment } from '../text/segments.ts';
import { spellings } from './spellings.ts';

/** A segment that can be edited. */
export interface EditableSegment extends Segment {
  /** The label and a number: `<Card> title 2`. */
  id: string;
}

/** Returns the editable segments; none for front matter or a body with errors. */
export function editableSegments(file: Pick<ContentFile, 'source' | 'words'>): EditableSegment[] {
  const counts = new Map<string, number>();
  return withLists(file).map((part) => {
    const number = (counts.get(part.label) ?? 0) + 1;
    counts.set(part.label, number);
    return { ...part, id: `${part.label} ${number}` };
  });
}

/** Merges the items of lists of lists, such as opening hours, into one segment. */
function withLists({ source: { text }, words }: Pick<ContentFile, 'source' | 'words'>): Segment[] {
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

function isInItem({ path = [] }: Segment): boolean {
  return path.length > 2;
}

function linesOf(text: string, words: readonly Segment[]): { start: number; end: number } {
  const start = text.lastIndexOf('\n', words[0]?.start) + 1;
  return { start, end: start + text.slice(start, words.at(-1)?.end).trimEnd().length };
}

/** Returns the range, within a list, of the item at an offset of the file. */
export function itemAt(
  { source: { text }, words }: ContentFile,
  part: EditableSegment,
  offset: number,
): [start: number, end: number] | undefined {
  const meant = words.find((one) => isInItem(one) && one.start <= offset && offset <= one.end);
  if (!meant) return undefined;
  const isInSame = ({ path = [] }: Segment) => [0, 1].every((at) => path[at] === meant.path?.[at]);
  const { start, end } = linesOf(text, words.filter(isInSame));
  return [start - part.start, end - part.start];
}

/** Returns the innermost segment at an offset, else the next one on its line. */
export function segmentAt(file: ContentFile, offset: number): EditableSegment | undefined {
  const { text } = file.source;
  const parts = editableSegments(file).map((part) => ({ ...part, from: offsetOf(text, part) }));
  const [innermost] = parts
    .filter(({ from, end }) => from <= offset && offset <= end)
    .toSorted((a, b) => a.end - a.from - (b.end - b.from));
  const lineEnd = text.indexOf('\n', offset);
  return innermost ?? parts.find(({ from }) => from >= offset && (lineEnd < 0 || from < lineEnd));
}

/** Returns the replacement that sets a value and changes no other; undefined if none does. */
export function replaceSegment(
  file: ContentFile,
  part: EditableSegment,
  value: string,
): Replacement | undefined {
  const { id, start, end, value: before, notation } = part;
  if (value === before) return { start, end: start, replace: '' };
  if (!notation) return { start, end, replace: value };
  const wanted = serializeValues(file, id, value);
  for (const replace of spellings(notation, value, file.words)) {
    const replacement = { start, end, replace };
    const text = replaceRanges(file.source.text, [replacement]);
    if (serializeValues(validateFile({ ...file.source, text }, undefined)) === wanted)
      return replacement;
  }
  return undefined;
}

/** Serializes the values of all segments, one of them replaced. */
function serializeValues(file: ContentFile, id?: string, value?: string): string {
  return JSON.stringify(
    editableSegments(file).map((one) => [one.id, one.id === id ? value : one.value]),
  );
}
