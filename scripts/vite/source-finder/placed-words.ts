import { visit } from 'unist-util-visit';
import { singletonFolder } from '../../content/content-types.ts';
import type { Position } from '../../content/diagnostics/diagnostic.ts';
import type { Facts } from '../../content/facts.ts';
import { insertFacts } from '../../content/insert-facts.ts';
import { parseBody } from '../../content/parse/body.ts';
import { isTag } from '../../content/validate/guard.ts';
import { visitLeaves } from '../../content/validate/leaves.ts';
import { attributesOf, tagDefinition } from '../../content/validate/tags.ts';
import type { ContentFile } from '../../content/validate/validate-file.ts';

/** Text that reaches a page as the value of a field or an attribute, and where it is written. */
export interface PlacedWords {
  /** On one line, with the facts inserted; blanks such as `{service}` stay. */
  words: string;
  /** What the value is called in its file: `navigation.label`, `<Card> title`. */
  field: string;
  /** From the project's folder, with forward slashes. */
  file: string;
  /** The same with line and column: `content/faq/delivery.mdx:2:11`. */
  source: string;
}

/** A position in a file as editors understand it. */
export function sourceOf(file: string, { line, column }: Position): string {
  return `${file}:${line}:${column}`;
}

/** All values of a valid file that are shown; the text of the body itself is marked where it stands. */
export function placedWords(file: ContentFile, facts: Facts): PlacedWords[] {
  const fields = wordsOfFields(file);
  const named = new Set(fields.map(({ field }) => field));
  const others = wordsOfFacts(file, facts).filter(({ field }) => !named.has(field));
  return [...fields, ...others, ...wordsOfTags(file, facts)];
}

function placed({ source: { path } }: ContentFile, field: string, words: string, at: Position) {
  const onOneLine = words.replaceAll(/\s+/g, ' ').trim();
  return { words: onOneLine, field, file: path, source: sourceOf(path, at) };
}

function wordsOfFields(file: ContentFile): PlacedWords[] {
  const found: PlacedWords[] = [];
  if (!file.type || !file.data) return found;
  visitLeaves(file.type.frontMatter, file.data, (value, meta, path) => {
    if (!meta?.copy) return;
    found.push(placed(file, path.join('.'), String(value), file.frontMatter.positionOf(path)));
  });
  return found;
}

/** The facts that have fields of their own: phone, address, hours … */
function wordsOfFacts(file: ContentFile, facts: Facts): PlacedWords[] {
  const { source, data = {}, frontMatter } = file;
  if (source.folder !== singletonFolder || source.id !== 'business') return [];
  return Object.entries(facts)
    .filter(([name]) => Object.hasOwn(data, name))
    .map(([name, words]) => placed(file, name, words, frontMatter.positionOf([name])));
}

function wordsOfTags(file: ContentFile, facts: Facts): PlacedWords[] {
  const found: PlacedWords[] = [];
  if (!file.type?.tags.length) return found;
  const { tree } = parseBody(file.source.text);
  if (!tree) return found;
  visit(tree, (node) => {
    if (!isTag(node)) return;
    const definition = tagDefinition(node.name);
    if (!definition) return;
    const { values, positionFor } = attributesOf(node);
    visitLeaves(definition.attributes, values, (value, meta, path) => {
      if (!meta?.copy) return;
      const { text } = insertFacts(String(value), facts);
      found.push(placed(file, `<${node.name}> ${path.join('.')}`, text, positionFor(path)));
    });
  });
  return found;
}
