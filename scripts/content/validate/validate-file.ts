import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { optionalSingletons, singletons } from '../../../src/singletons/schemas.ts';
import { contentTypeOf, pagesFolder, type ContentType } from '../content-types.ts';
import {
  startOfFile,
  type Diagnostic,
  type FileDiagnostic,
  type Reference,
} from '../diagnostics/diagnostic.ts';
import { fixedText } from '../diagnostics/fixes.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { holdsFacts, type Facts } from '../facts.ts';
import { insertFacts, insertFactsIntoBody, refuseFacts } from '../insert-facts.ts';
import { mirroredFolder } from '../languages.ts';
import { parseBody, type ParsedBody } from '../parse/body.ts';
import { readFrontMatter, type FrontMatter } from '../parse/front-matter.ts';
import type { SourceFile } from '../read/read-content.ts';
import { guard, positionOf } from './guard.ts';
import { mapLeaves, visitLeaves } from './leaves.ts';
import { lostMarks } from './lost-marks.ts';
import { collectReferences, type References } from './references.ts';
import { schemaAt } from './schema-at.ts';
import { validate } from './schema-errors.ts';

/** A file with all that is known of it without the others. */
export interface ContentFile {
  source: SourceFile;
  /** Undefined for a file that nothing reads. */
  type: ContentType | undefined;
  frontMatter: FrontMatter;
  /** The front matter as its schema gives it out, facts inserted; undefined when it has errors. */
  data: Record<string, unknown> | undefined;
  /** The links and pictures that the front matter names. */
  links: Reference[];
  pictures: Reference[];
  /** What the body names; undefined without a body that can be parsed, or without facts. */
  references: References | undefined;
  diagnostics: Diagnostic[];
}

/** Validates one file, as `validateFile` does; whoever loads again and again may remember results. */
export type Validate = (source: SourceFile, facts: Facts | undefined) => ContentFile;

const unread: ParsedBody = { tree: undefined, diagnostics: [] };

/**
 * Parses a file, checks all that needs no other file, and inserts the facts.
 * @param facts undefined while the files that hold them have errors; nothing is inserted then
 */
export function validateFile(source: SourceFile, facts: Facts | undefined): ContentFile {
  const type = contentTypeOf(source);
  const frontMatter = readFrontMatter(source);
  const file = {
    source,
    type,
    frontMatter,
    data: undefined,
    links: [],
    pictures: [],
    references: undefined,
  };
  const located = (diagnostics: readonly FileDiagnostic[]) =>
    diagnostics.map((diagnostic) => ({ path: source.path, ...diagnostic }));
  if (!type) return { ...file, diagnostics: located([unknownFile(source)]) };

  // Without fences nothing shows where the body begins.
  const parsed = frontMatter.fenced ? parseBody(source.text) : unread;
  const incomplete = parsed.diagnostics.length > 0;
  const values = validateValues(behindErrors(frontMatter, source), source, type);
  const data = frontMatter.data && values.data;
  const lines = new Set(frontMatter.diagnostics.map(({ line }) => line));
  const diagnostics = [
    ...frontMatter.diagnostics,
    ...values.diagnostics.filter(({ line }) => !lines.has(line)),
    ...parsed.diagnostics,
    ...(parsed.tree ? validateBody(parsed.tree, source, type, incomplete) : []),
  ];
  const named = data ? referencesIn(data, type, frontMatter) : { links: [], pictures: [] };
  if (!facts) return { ...file, data, ...named, diagnostics: located(diagnostics) };

  const inserted = data && insertIntoData({ ...file, data }, type, facts);
  const body =
    parsed.tree && type.body === 'required'
      ? readBody(parsed.tree, facts, incomplete)
      : { references: undefined, diagnostics: [] };
  // Where the guard has refused something already, nothing more is to be said of it.
  const refused = new Set(diagnostics.map(({ line, column }) => `${line}:${column}`));
  const further = body.diagnostics.filter(({ line, column }) => !refused.has(`${line}:${column}`));
  return {
    ...file,
    data: inserted?.data,
    ...named,
    references: body.references,
    diagnostics: located([...diagnostics, ...(inserted?.diagnostics ?? []), ...further]),
  };
}

/** Front matter whose errors have one safe fix each is read as if fixed, to find what else is wrong. */
function behindErrors(frontMatter: FrontMatter, { text }: SourceFile): FrontMatter {
  if (frontMatter.diagnostics.length === 0) return frontMatter;
  const fixed = fixedText(text, frontMatter.diagnostics);
  return fixed === undefined ? frontMatter : readFrontMatter({ text: fixed });
}

function unknownFile({ id }: SourceFile): FileDiagnostic {
  const known = Object.keys({ ...singletons, ...optionalSingletons });
  const message = `the site uses no file of this name${didYouMean(id, known)}`;
  return { ...startOfFile, message };
}

function validateValues(frontMatter: FrontMatter, source: SourceFile, type: ContentType) {
  if (!frontMatter.data) return { data: undefined, diagnostics: [] };
  const result = validate(type.frontMatter, frontMatter.data);
  if ('data' in result) return { data: result.data, diagnostics: [] };
  const diagnostics = result.diagnostics.map(({ path, at, message, fix, related }) => ({
    ...(at === 'key' ? frontMatter.positionOfKey(path) : frontMatter.positionOf(path)),
    ...(isOfOriginal(path, type) ? { message: ofOriginal(path) } : { message, fix }),
    related: related && { path: source.path, ...frontMatter.positionOf(related) },
  }));
  return { data: undefined, diagnostics };
}

/** Whether a field stands in the original only, of which its translation has the words. */
function isOfOriginal(path: readonly PropertyKey[], { frontMatter, original }: ContentType) {
  return original && !schemaAt(frontMatter, path) && schemaAt(original.frontMatter, path);
}

function ofOriginal(path: readonly PropertyKey[]): string {
  return `"${String(path.at(-1))}" is no words, so it is taken from the file that this one translates; remove it here`;
}

function validateBody(
  tree: Root,
  { folder, text }: SourceFile,
  type: ContentType,
  incomplete: boolean,
): FileDiagnostic[] {
  const [first] = tree.children;
  if (type.body === 'none') {
    const message = 'visitors do not see text below the fields of this file; remove it';
    return first ? [{ ...positionOf(first), message }] : [];
  }
  const diagnostics = [...guard(tree, type.tags, text), ...lostMarks(tree, text)];
  if (!first && !incomplete) {
    const { line } = tree.position?.end ?? startOfFile;
    diagnostics.push({ line, column: 1, message: 'the text below the fields is missing' });
  }
  if (mirroredFolder(folder) !== pagesFolder) {
    const message = 'only pages have headings; write this line without # or remove it';
    visit(tree, 'heading', (node) => void diagnostics.push({ ...positionOf(node), message }));
  }
  return diagnostics;
}

function readBody(tree: Root, facts: Facts, incomplete: boolean) {
  const unknownFacts = insertFactsIntoBody(tree, facts);
  const { references, diagnostics } = collectReferences(tree, incomplete);
  return { references, diagnostics: [...unknownFacts, ...diagnostics] };
}

function insertIntoData(
  { source, frontMatter, data }: Pick<ContentFile, 'source' | 'frontMatter' | 'data'>,
  type: ContentType,
  facts: Facts,
) {
  const diagnostics: FileDiagnostic[] = [];
  const inserted = mapLeaves(type.frontMatter, data, (value, meta, path) => {
    if (!meta?.copy) return value;
    const { text, explanations } = holdsFacts(source)
      ? refuseFacts(String(value), meta.blanks)
      : insertFacts(String(value), facts, meta.blanks);
    for (const explanation of explanations) {
      diagnostics.push({ ...frontMatter.positionOf(path), ...explanation });
    }
    return text;
  });
  return { data: inserted as Record<string, unknown>, diagnostics };
}

function referencesIn(
  data: Record<string, unknown>,
  { frontMatter: schema }: ContentType,
  frontMatter: FrontMatter,
) {
  const links: Reference[] = [];
  const pictures: Reference[] = [];
  visitLeaves(schema, data, (value, meta, path) => {
    if (!meta?.link && !meta?.picture) return;
    const reference = { name: String(value), ...frontMatter.positionOf(path) };
    if (meta.link) links.push(reference);
    if (meta.picture) pictures.push(reference);
  });
  return { links, pictures };
}
