import type { FileDiagnostic, Position, Reference } from '../diagnostics/diagnostic.ts';
import type { YamlToken } from '../parse/front-matter.ts';

/** One segment of a file: a field, an attribute, a paragraph, a heading. */
export interface Segment extends Position {
  /** `title`, `navigation.label`, `<Card> title`, `<Button>`, `heading`, `paragraph`. */
  label: string;
  /** Text, a link, the name of a picture, or another value, such as a time. */
  kind: 'copy' | 'link' | 'picture' | 'value';
  /** The text of the file between the offsets `start` and `end`. */
  source: string;
  start: number;
  end: number;
  /** The value to edit: without quotes and folding, or Markdown as written. */
  value: string;
  /** The visible text: with the facts inserted and without Markdown. */
  shown: string;
  references: readonly SegmentReference[];
  /** YAML or quotes; undefined for Markdown. */
  notation?: YamlToken | '"' | "'";
  /** Errors of curly brackets. */
  diagnostics?: FileDiagnostic[];
  /** The keys and indexes that lead to a field. */
  path?: readonly PropertyKey[];
}

export interface SegmentReference extends Reference {
  kind: 'fact' | 'link' | 'picture';
}

/** Returns the references of one kind, in the order of the file. */
export function referencesIn(
  { words }: { words: readonly Segment[] },
  kind: SegmentReference['kind'],
): SegmentReference[] {
  return words.flatMap(({ references }) => references.filter((one) => one.kind === kind));
}

/** Returns the segments that are not inside others, as a button in a sentence is. */
export function outermost(words: readonly Segment[]): Segment[] {
  return words.filter(
    ({ start, end }, index) =>
      !words.some((other, at) => at < index && other.start <= start && end <= other.end),
  );
}
