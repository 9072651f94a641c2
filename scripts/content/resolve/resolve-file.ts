import type { Root } from 'mdast';
import { contentTypeOf, holdsFacts, type ContentType } from '../content-types/content-types.ts';
import { startOfFile, withRule } from '../diagnostics/diagnostic.ts';
import { fixedText } from '../diagnostics/fixes.ts';
import { parseBody, type ParsedBody } from '../parse/body.ts';
import { readFrontMatter, unreadable, type FrontMatter } from '../parse/front-matter.ts';
import type { SourceFile } from '../read/read-content.ts';
import { checkBody } from '../schema/check-body.ts';
import { checkFields, unknownFile } from '../schema/check-fields.ts';
import type { Facts } from '../text/facts.ts';
import type { ContentFile } from './content-file.ts';
import { fieldWords, withWords } from './field-words.ts';
import { resolveBody } from './resolve-body.ts';

const unread: ParsedBody = { tree: undefined, diagnostics: [] };

/**
 * Parses a file, checks it against its schema, inserts the facts, and lists what it says. No other
 * function parses content, and its diagnostics are the errors of these stages.
 * @param facts undefined while the files that hold them have errors; nothing is inserted then
 */
export function resolveFile(source: SourceFile, facts: Facts | undefined): ContentFile {
  const { path, text } = source;
  const type = contentTypeOf(source);
  const frontMatter = readFrontMatter(text);
  if (!type) {
    const diagnostics = withRule('file-name', path, [unknownFile(source)]);
    return { source, type, frontMatter, data: undefined, body: undefined, words: [], diagnostics };
  }

  // Without fences nothing shows where the body begins.
  const parsed = frontMatter.fenced ? parseBody(text) : unread;
  const { tree, diagnostics: bodyErrors } = parsed;
  const isWhole = bodyErrors.length === 0;
  const lines = new Set(frontMatter.diagnostics.map(({ line }) => line));
  const values = checkFields(behindErrors(frontMatter, text), source, type, facts);
  const diagnostics = [
    ...withRule('front-matter', path, frontMatter.diagnostics),
    ...withRule('field', path, values.diagnostics).filter(({ line }) => !lines.has(line)),
    ...withRule('markdown', path, bodyErrors),
    ...(tree ? withRule('tag', path, checkBody(tree, type, text, isWhole, facts)) : []),
  ];

  const fields = fieldWords(frontMatter, type, text, holdsFacts(source) ? 'none' : facts);
  const { words, ...body } = bodyOf(tree, source, type, facts) ?? { words: [] };
  return {
    source,
    type,
    frontMatter,
    data: frontMatter.data && values.data && withWords(values.data, fields),
    body: 'tree' in body ? { ...body, incomplete: !isWhole } : undefined,
    words: [...fields, ...words],
    diagnostics,
  };
}

/** Says that the validation of a file has failed itself. */
export const failedMessage =
  'Undo the last change in this file. The check fails on it, and a developer must look at it.';

/** A file of which nothing is known, since a mistake in this program ended its check. */
export function failedFile(source: SourceFile): ContentFile {
  // Only the file's name leads to the text that reveals the mistake.
  const diagnostics = withRule('failed', source.path, [{ ...startOfFile, message: failedMessage }]);
  const frontMatter = unreadable({ ...startOfFile, message: failedMessage });
  const [type, data, body] = [undefined, undefined, undefined];
  return { source, type, frontMatter, data, body, words: [], diagnostics };
}

/** Front matter whose errors have one safe fix each is read as if fixed, to find what else is wrong. */
function behindErrors(frontMatter: FrontMatter, text: string): FrontMatter {
  if (frontMatter.diagnostics.length === 0) return frontMatter;
  const fixed = fixedText(text, frontMatter.diagnostics);
  return fixed === undefined ? frontMatter : readFrontMatter(fixed);
}

function bodyOf(
  tree: Root | undefined,
  source: SourceFile,
  type: ContentType,
  facts: Facts | undefined,
) {
  return tree && type.body !== 'none' ? resolveBody(tree, source, facts) : undefined;
}
