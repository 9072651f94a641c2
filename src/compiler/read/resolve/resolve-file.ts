import { contentTypeOf, definesFacts } from '../../content-types/content-types.ts';
import { startOfFile, withRule } from '../../diagnostics/diagnostic.ts';
import { fixedText } from '../../diagnostics/fixes.ts';
import { parseBody, type ParsedBody } from '../parse/body.ts';
import { readFrontMatter, unreadableFrontMatter, type FrontMatter } from '../parse/front-matter.ts';
import type { TextFile } from '../files/decode-files.ts';
import { checkBody } from '../schema/check-body.ts';
import { checkFields, unknownFinding } from '../schema/check-fields.ts';
import type { Facts } from '../facts/facts.ts';
import type { ContentFile } from './content-file.ts';
import { fieldSegments, withFacts } from './field-segments.ts';
import { resolveBody } from './resolve-body.ts';
import { say } from '../../../site/fields/say.ts';

const unparsedBody: ParsedBody = { tree: undefined, diagnostics: [] };
const noContent = { data: undefined, body: undefined, segments: [], legacySegments: [] };

/**
 * Parses a file, validates it against its schema, inserts the facts and finds its segments.
 * @param facts undefined while the files that define them have errors
 */
export function resolveFile(textFile: TextFile, facts: Facts | undefined): ContentFile {
  const { path, text } = textFile;
  const type = contentTypeOf(textFile);
  const frontMatter = readFrontMatter(text);
  if (!type) {
    const diagnostics = withRule('file-name', path, [unknownFinding(textFile)]);
    return { ...noContent, textFile, type, frontMatter, diagnostics };
  }
  // Without lines of hyphens, the beginning of the body is unknown.
  const { tree, diagnostics: bodyErrors } = frontMatter.hasFences ? parseBody(text) : unparsedBody;
  const incomplete = bodyErrors.length > 0;
  // A field on a line with a YAML error may be wrong only because of this error.
  const linesWithErrors = new Set(frontMatter.diagnostics.map(({ line }) => line));
  const checked = checkFields(fixFrontMatter(frontMatter, text), textFile, type, facts);
  const diagnostics = [
    ...withRule('front-matter', path, frontMatter.diagnostics),
    ...withRule('field', path, checked.diagnostics).filter(
      ({ line }) => !linesWithErrors.has(line),
    ),
    ...withRule('markdown', path, bodyErrors),
    ...(tree ? withRule('tag', path, checkBody(tree, type, text, incomplete, facts)) : []),
  ];
  const fields = fieldSegments(frontMatter, type, text, definesFacts(textFile) ? 'none' : facts);
  const data = frontMatter.data && checked.data && withFacts(checked.data, fields);
  const file = { textFile, type, frontMatter, data, diagnostics, legacySegments: [] };
  if (!tree || type.body === 'none') return { ...file, body: undefined, segments: fields };
  const { segments, ...body } = resolveBody(tree, textFile, facts);
  return { ...file, body: { ...body, incomplete }, segments: [...fields, ...segments] };
}

/** Applies the fixes of the front matter, so that its values can be validated despite its errors. */
function fixFrontMatter(frontMatter: FrontMatter, text: string): FrontMatter {
  if (frontMatter.diagnostics.length === 0) return frontMatter;
  const fixed = fixedText(text, frontMatter.diagnostics);
  return fixed === undefined ? frontMatter : readFrontMatter(fixed);
}

export const failedMessage = say`Undo the last change in this file. The check fails on it, and a developer must look at it.`;

/** Returns the result for a file that makes the check itself fail. */
export function failedFile(textFile: TextFile): ContentFile {
  const diagnostic = { ...startOfFile, message: failedMessage };
  const diagnostics = withRule('failed', textFile.path, [diagnostic]);
  const frontMatter = unreadableFrontMatter(diagnostic);
  return { ...noContent, textFile, type: undefined, frontMatter, diagnostics };
}
