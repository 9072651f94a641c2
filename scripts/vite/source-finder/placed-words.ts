import { visit } from 'unist-util-visit';
import { tags, type TagName } from '../../../src/tags/schemas.ts';
import type { CheckedFile } from '../../content/validate/check-file.ts';
import { insertFacts, type Facts } from '../../content/facts.ts';
import { singletonFolder } from '../../content/kinds.ts';
import { visitLeaves } from '../../content/validate/leaves.ts';
import type { Place } from '../../content/diagnostics/diagnostic.ts';
import { attributesOf } from '../../content/validate/tag-use.ts';

/** Words that reach a page as the value of a field or an attribute, and where they are written. */
export interface PlacedWords {
  /** On one line, with the facts put in; blanks such as `{service}` stay. */
  words: string;
  /** What the value is called in its file: `navigation.label`, `<Card> title`. */
  field: string;
  /** From the project's folder, with forward slashes. */
  file: string;
  /** The same with line and column: `content/faq/delivery.mdx:2:11`. */
  source: string;
}

/** A place in a file as editors understand it. */
export function sourceOf(file: string, { line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** All words of a file that are values; those of the body itself stand where the body says. */
export function placedWords(file: CheckedFile, facts: Facts): PlacedWords[] {
  const fields = wordsOfFields(file, facts);
  const named = new Set(fields.map(({ field }) => field));
  const others = wordsOfFacts(file, facts).filter(({ field }) => !named.has(field));
  return [...fields, ...others, ...wordsOfTags(file, facts)];
}

function placed({ source: { path } }: CheckedFile, field: string, words: string, place: Place) {
  return { words: onOneLine(words), field, file: path, source: sourceOf(path, place) };
}

function wordsOfFields(file: CheckedFile, facts: Facts): PlacedWords[] {
  const found: PlacedWords[] = [];
  if (!file.kind || !file.data) return found;
  visitLeaves(file.kind.frontMatter, file.data, (value, meta, path) => {
    if (!meta?.copy) return;
    const { words } = insertFacts(String(value), facts, meta.blanks as string[] | undefined);
    found.push(placed(file, path.join('.'), words, file.frontMatter.placeOf(path)));
  });
  return found;
}

/** The facts that have fields of their own: phone, address, hours … */
function wordsOfFacts(file: CheckedFile, facts: Facts): PlacedWords[] {
  const { source, data = {}, frontMatter } = file;
  if (source.folder !== singletonFolder || source.id !== 'business') return [];
  return Object.entries(facts)
    .filter(([name]) => Object.hasOwn(data, name))
    .map(([name, words]) => placed(file, name, words, frontMatter.placeOf([name])));
}

function wordsOfTags(file: CheckedFile, facts: Facts): PlacedWords[] {
  const found: PlacedWords[] = [];
  if (!file.tree) return found;
  visit(file.tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === null || !Object.hasOwn(tags, node.name)) return;
    const { values, placeFor } = attributesOf(node);
    visitLeaves(tags[node.name as TagName].attributes, values, (value, meta, path) => {
      if (!meta?.copy) return;
      const { words } = insertFacts(String(value), facts);
      found.push(placed(file, `<${node.name}> ${path.join('.')}`, words, placeFor(path)));
    });
  });
  return found;
}

function onOneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}
