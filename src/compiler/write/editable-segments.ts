import { replaceRanges, type Replacement } from '../diagnostics/fixes.ts';
import { offsetOf, positionAt } from '../diagnostics/position.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import { escapeLegacyTexts } from '../read/resolve/legacy-segments.ts';
import { validateFile } from '../check/validate-file.ts';
import type { Segment } from '../read/resolve/segments.ts';
import { spellings } from './spellings.ts';

/** A segment with a name that is unique in its file. */
export interface EditableSegment extends Segment {
  /** The label and a number: `<Card> title 2`. */
  id: string;
}

type FileWithSegments = Pick<ContentFile, 'textFile' | 'segments'>;

/** Returns the editable segments. Front matter or a body that cannot be parsed has none. */
export function editableSegments(file: FileWithSegments): EditableSegment[] {
  const counts = new Map<string, number>();
  return mergeCells(mergeLists(file)).map((segment) => {
    const number = (counts.get(segment.label) ?? 0) + 1;
    counts.set(segment.label, number);
    return { ...segment, id: `${segment.label} ${number}` };
  });
}

/** Replaces the segments of the opening hours, and of the holidays, by one segment with all lines of the list. */
function mergeLists({ textFile: { text }, segments }: FileWithSegments): Segment[] {
  return segments.flatMap((segment) => {
    const label = listNameOf(segment);
    if (label === undefined) return segment;
    const listSegments = segments.filter((other) => listNameOf(other) === label);
    if (segment !== listSegments[0]) return [];
    const start = text.lastIndexOf('\n', segment.start) + 1;
    const raw = text.slice(start, listSegments.at(-1)?.end).trimEnd();
    const range = { start, end: start + raw.length, ...positionAt(text, start) };
    const { kind, visibleText, references } = segment;
    return { label, kind, visibleText, references, raw, value: raw, ...range };
  });
}

/** Replaces the cells of each table by one segment with the whole table. */
function mergeCells(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment) => {
    const { table } = segment;
    if (!table) return segment;
    const cells = segments.filter((other) => other.table?.start === table.start);
    const references = cells.flatMap((cell) => cell.references);
    return segment === cells[0] ? { ...segment, ...table, label: 'table', references } : [];
  });
}

/** Returns the name of the list that contains a field and has a sheet of its own: `hours` for `hours.0.opens`. */
function listNameOf({ path = [] }: Segment): string | undefined {
  const [list] = path;
  return path.length > 2 && (list === 'hours' || list === 'special_days') ? list : undefined;
}

/** Returns the innermost segment at an offset, else the next one on its line. */
export function segmentAt(file: ContentFile, offset: number): EditableSegment | undefined {
  const { text } = file.textFile;
  // `start` is after the opening quote. `outerStart` is before the quote and an attribute's name.
  const segments = editableSegments(file).map((segment) => ({
    ...segment,
    outerStart: offsetOf(text, segment),
  }));
  const [innermost] = segments
    .filter(({ outerStart, end }) => outerStart <= offset && offset <= end)
    .toSorted((a, b) => a.end - a.outerStart - (b.end - b.outerStart));
  if (innermost) return innermost;
  const lineEnd = text.indexOf('\n', offset);
  return segments.find(
    ({ outerStart }) => outerStart >= offset && (lineEnd < 0 || outerStart < lineEnd),
  );
}

/**
 * Returns the replacement that sets the value of a segment.
 * @returns undefined if each spelling of the value would change another segment
 */
export function replaceSegment(
  file: ContentFile,
  segment: EditableSegment,
  value: string,
): Replacement | undefined {
  const { id, start, end, value: currentValue, notation } = segment;
  // An empty replacement: the spelling of the value stays too.
  if (value === currentValue) return { start, end: start, replace: '' };
  if (!notation) return { start, end, replace: escapeLegacyTexts(value) };
  const expected = serializeValues(file, id, value);
  for (const replace of spellings(notation, value, file.segments)) {
    const replacement = { start, end, replace };
    const text = replaceRanges(file.textFile.text, [replacement]);
    if (serializeValues(validateFile({ ...file.textFile, text }, undefined)) === expected)
      return replacement;
  }
  return undefined;
}

/** Serializes the values of all segments, with a new value for one of them. */
function serializeValues(file: ContentFile, id?: string, value?: string): string {
  return JSON.stringify(
    editableSegments(file).map((segment) => [
      segment.id,
      segment.id === id ? value : segment.value,
    ]),
  );
}
