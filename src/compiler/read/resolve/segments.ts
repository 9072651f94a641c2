import type { Finding, Position, Reference } from '../../diagnostics/diagnostic.ts';
import type { YamlToken } from '../parse/front-matter.ts';

/** One segment of a file: a field, an attribute, a paragraph, a heading. */
export interface Segment extends Position {
  /** `title`, `navigation.label`, `<Card> title`, `<Button>`, `heading`, `paragraph`. */
  label: string;
  /** Text, a link, the name of a picture, or another value such as a time. */
  kind: 'text' | 'link' | 'picture' | 'value';
  /** The characters of the file from offset `start` to `end`, including any Markdown. */
  raw: string;
  start: number;
  end: number;
  /** The value to edit: a field without its quotes and line breaks, or the Markdown of a paragraph. */
  value: string;
  /** With the facts inserted and without Markdown. */
  visibleText: string;
  references: readonly SegmentReference[];
  /** The YAML token of a field, or the quotes of an attribute; undefined for Markdown. */
  notation?: YamlToken | '"' | "'";
  /** The errors in the segment's curly brackets. */
  diagnostics?: Finding[];
  /** The table of a cell. */
  table?: Pick<Segment, 'line' | 'column' | 'raw' | 'start' | 'end' | 'value'> | undefined;
  /** The keys and indexes that lead to a field. */
  path?: readonly PropertyKey[];
}

export interface SegmentReference extends Reference {
  kind: 'fact' | 'link' | 'picture';
}

/** Returns the references of one kind, in the order of the file. */
export function referencesIn(
  { segments }: { segments: readonly Segment[] },
  kind: SegmentReference['kind'],
): SegmentReference[] {
  return segments
    .flatMap(({ references }) => references)
    .filter((reference) => reference.kind === kind);
}

/** Returns the segments outside all others. A button in a sentence is inside another segment. */
export function outermost<Found extends Segment>(segments: readonly Found[]): Found[] {
  return segments.filter(
    ({ start, end }, index) =>
      !segments.slice(0, index).some((outer) => outer.start <= start && end <= outer.end),
  );
}
