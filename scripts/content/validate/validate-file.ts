import type { Root } from 'mdast';
import { optionalSingletons, singletons } from '../../../src/singletons/schemas.ts';
import {
  contentTypeOf,
  holdsFacts,
  pagesFolder,
  type ContentType,
} from '../content-types/content-types.ts';
import { schemaAt } from '../content-types/schema-at.ts';
import { startOfFile, type FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { fixedText } from '../diagnostics/fixes.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { parseBody, type ParsedBody } from '../parse/body.ts';
import { readFrontMatter, unreadable, type FrontMatter } from '../parse/front-matter.ts';
import type { SourceFile } from '../read/read-content.ts';
import { bodyWords } from './body-words.ts';
import type { ContentFile } from './content-file.ts';
import { dropUnhelpfulFixes } from './drop-unhelpful-fixes.ts';
import type { Facts } from './facts.ts';
import { fieldWords, withWords } from './field-words.ts';
import { explainDateSpans } from './date-span.ts';
import { guard, positionOf } from './guard.ts';
import { insertFactsIntoBody } from './insert-facts.ts';
import { misplacedFields } from './misplaced-fields.ts';
import { oddMarkdown } from './odd-markdown.ts';
import { outlineOf } from './outline.ts';
import { validateValue } from './schema-errors.ts';
import { marksInBody, marksInFields } from './shown-marks.ts';
import type { Words } from './words.ts';

/** Validates one file, as `validateFile` does; whoever loads again and again may remember results. */
export type ValidateFile = (source: SourceFile, facts: Facts | undefined) => ContentFile;

const unread: ParsedBody = { tree: undefined, diagnostics: [] };

/**
 * Parses a file, checks all that needs no other file, inserts the facts, and lists what it says. No
 * other function parses or walks content.
 * @param facts undefined while the files that hold them have errors; nothing is inserted then
 */
export const validateFile: ValidateFile = (source, facts) => {
  try {
    const file = readFile(source, facts);
    const diagnosticsOf = (text: string) => readFile({ ...source, text }, facts).diagnostics;
    const diagnostics = dropUnhelpfulFixes(source.text, file.diagnostics, diagnosticsOf);
    return { ...file, diagnostics };
  } catch {
    // A mistake in this program: only the file's name leads to the text that reveals it.
    const diagnostic = { ...startOfFile, path: source.path, message: failedMessage };
    const frontMatter = unreadable(diagnostic);
    const [type, data, body] = [undefined, undefined, undefined];
    return { source, type, frontMatter, data, body, words: [], diagnostics: [diagnostic] };
  }
};

/** Says that the validation of a file has failed itself. */
export const failedMessage =
  'Undo the last change in this file. The check fails on it, and a developer must look at it.';

function readFile(source: SourceFile, facts: Facts | undefined): ContentFile {
  const { path, text } = source;
  const type = contentTypeOf(source);
  const frontMatter = readFrontMatter(text);
  const located = (diagnostics: readonly FileDiagnostic[]) =>
    diagnostics.map((diagnostic) => ({ path, ...diagnostic }));
  if (!type) {
    const diagnostics = located([unknownFile(source)]);
    return { source, type, frontMatter, data: undefined, body: undefined, words: [], diagnostics };
  }

  const values = validateValues(behindErrors(frontMatter, text), source, type, facts);
  const fields = fieldWords(frontMatter, type, text, holdsFacts(source) ? 'none' : facts);
  // Without fences nothing shows where the body begins.
  const parsed = frontMatter.fenced ? parseBody(text) : unread;
  const body = readBody(parsed, source, type, facts);
  const words = [...fields, ...body.words];
  const lines = new Set(frontMatter.diagnostics.map(({ line }) => line));
  const data = frontMatter.data && values.data;
  return {
    source,
    type,
    frontMatter,
    data: data && withWords(data, fields),
    body: body.body,
    words,
    diagnostics: located([
      ...frontMatter.diagnostics,
      ...values.diagnostics.filter(({ line }) => !lines.has(line)),
      ...(data ? bracketsIn(fields) : []),
      ...(frontMatter.fenced ? misplacedFields(text, type, frontMatter.data) : []),
      ...parsed.diagnostics,
      ...body.diagnostics,
      ...marksInFields(words, text, facts),
    ]),
  };
}

/** Front matter whose errors have one safe fix each is read as if fixed, to find what else is wrong. */
function behindErrors(frontMatter: FrontMatter, text: string): FrontMatter {
  if (frontMatter.diagnostics.length === 0) return frontMatter;
  const fixed = fixedText(text, frontMatter.diagnostics);
  return fixed === undefined ? frontMatter : readFrontMatter(fixed);
}

function unknownFile({ folder, id }: SourceFile): FileDiagnostic {
  const known = Object.keys({ ...singletons, ...optionalSingletons });
  const message = known.includes(id)
    ? `content/${folder}/${id}.mdx has no words to translate; remove this file`
    : `the site uses no file of this name${didYouMean(id, known)}`;
  return { ...startOfFile, message };
}

function validateValues(
  frontMatter: FrontMatter,
  source: SourceFile,
  type: ContentType,
  facts: Facts | undefined,
) {
  if (!frontMatter.data) return { data: undefined, diagnostics: [] };
  const result = validateValue(type.frontMatter, frontMatter.data, facts);
  if ('data' in result) return { data: result.data, diagnostics: [] };
  const explained = explainDateSpans(result.diagnostics, frontMatter, source.text);
  const diagnostics = explained.map(({ path, at, message, fix, related }) => ({
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

/** Checks a body that was parsed, inserts the facts and lists its words. */
function readBody(
  { tree, diagnostics: errors }: ParsedBody,
  { folder, text }: SourceFile,
  type: ContentType,
  facts: Facts | undefined,
): Pick<ContentFile, 'body' | 'words'> & { diagnostics: FileDiagnostic[] } {
  if (!tree) return { body: undefined, words: [], diagnostics: [] };
  const incomplete = errors.length > 0;
  if (type.body === 'none') {
    return { body: undefined, words: [], diagnostics: wordsBelow(tree) };
  }
  const written = [
    ...guard(tree, type.tags, text),
    ...marksInBody(tree, text, facts),
    ...oddMarkdown(tree, text, folder === pagesFolder),
    ...(incomplete ? [] : missingBody(tree)),
  ];
  const unknownFacts = facts ? insertFactsIntoBody(tree, facts) : [];
  const { words, diagnostics } = bodyWords(tree, text, facts);
  // Where the guard has refused something already, nothing more is to be said of it.
  const refused = new Set(written.map(({ line, column }) => `${line}:${column}`));
  const further = [...unknownFacts, ...bracketsIn(words), ...diagnostics].filter(
    ({ line, column }) => !refused.has(`${line}:${column}`),
  );
  return {
    body: { tree, incomplete, ...outlineOf(tree, words) },
    words,
    diagnostics: [...written, ...further],
  };
}

/** What is wrong with the curly brackets of values. */
function bracketsIn(words: readonly Words[]): FileDiagnostic[] {
  return words.flatMap(({ diagnostics = [] }) => diagnostics);
}

function wordsBelow({ children: [first] }: Root): FileDiagnostic[] {
  const message = 'visitors do not see text below the fields of this file; remove it';
  return first ? [{ ...positionOf(first), message }] : [];
}

function missingBody({ children, position }: Root): FileDiagnostic[] {
  const { line } = position?.end ?? startOfFile;
  const message = 'the text below the fields is missing';
  return children.length > 0 ? [] : [{ line, column: 1, message }];
}
