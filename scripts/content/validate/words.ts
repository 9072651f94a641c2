import type { FileDiagnostic, Position, Reference } from '../diagnostics/diagnostic.ts';
import type { YamlToken } from '../parse/front-matter.ts';

/**
 * One piece of a file that says something: a field, an attribute, a paragraph, a heading. Everything
 * that looks for words, links or pictures in content looks through the list of these.
 */
export interface Words extends Position {
  /** `title`, `navigation.label`, `<Card> title`, `<Button>`, `heading`, `paragraph`. */
  label: string;
  /** What visitors read or hear; a link, the name of a picture; or another value, such as a time. */
  kind: 'copy' | 'link' | 'picture' | 'value';
  /** As it is written in the file, between the offsets `start` and `end`. */
  source: string;
  start: number;
  end: number;
  /** What somebody changes who changes it: a value without quotes and folding, or Markdown as written. */
  value: string;
  /** What visitors see: with the facts inserted and without marks. */
  shown: string;
  /** The facts, links and pictures that it names. */
  references: readonly WordsReference[];
  /** How a value is written, in YAML or between quotes; undefined for Markdown. */
  notation?: YamlToken | '"' | "'";
  /** What is wrong with the curly brackets of a value. */
  diagnostics?: FileDiagnostic[];
  /** For a field, the keys and numbers of items that lead to it. */
  path?: readonly PropertyKey[];
}

/** Something that words name. */
export interface WordsReference extends Reference {
  kind: 'fact' | 'link' | 'picture';
}

/** What the words of a file name, of one kind, in the order of the file. */
export function referencesIn(
  { words }: { words: readonly Words[] },
  kind: WordsReference['kind'],
): WordsReference[] {
  return words.flatMap(({ references }) => references.filter((one) => one.kind === kind));
}

/** Words that are no part of longer ones, as those of a button in a sentence are. */
export function outermost(words: readonly Words[]): Words[] {
  return words.filter(
    ({ start, end }, index) =>
      !words.some((other, at) => at < index && other.start <= start && end <= other.end),
  );
}
