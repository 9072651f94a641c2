import { singletonTypes, type ContentType } from '../../content-types/content-types.ts';
import { schemaAt } from '../../content-types/schema-at.ts';
import { startOfFile, type Finding } from '../../diagnostics/diagnostic.ts';
import { advise } from '../../diagnostics/suggest.ts';
import type { FrontMatter } from '../parse/front-matter.ts';
import type { TextFile } from '../files/decode-files.ts';
import type { Facts } from '../facts/facts.ts';
import { explainDateSpan } from './date-span.ts';
import { explainTimeSpan } from './time-span.ts';
import { validateValue } from './validate-value.ts';
import { asField, asFile, say } from '../../../site/fields/say.ts';

/** Reports a file without a schema: a translation of a file without text, or an unknown name. */
export function unknownFinding({ folder, id }: TextFile): Finding {
  const knownIds = singletonTypes.map((type) => type.id ?? '');
  const message = knownIds.includes(id)
    ? say`Delete this file. ${{ file: asFile(`content/${folder}/${id}.mdx`) }} has no text to translate.`
    : [...say`The site does not use a file with this name.`, ...advise(id, knownIds).hint];
  return { ...startOfFile, message };
}

/** Validates front matter against the schema of its file. */
export function checkFields(
  frontMatter: FrontMatter,
  textFile: TextFile,
  type: ContentType,
  facts: Facts | undefined,
) {
  if (!frontMatter.data) return { data: undefined, diagnostics: [] };
  const result = validateValue(type.frontMatter, frontMatter.data, {
    facts,
    positionOf: (path, part) =>
      part === 'name' ? frontMatter.positionOfKey(path) : frontMatter.positionOf(path),
    relatedTo: (path) => ({ path: textFile.path, ...frontMatter.positionOf(path) }),
    explainField(path) {
      const span =
        explainDateSpan(path, frontMatter, textFile.text) ??
        explainTimeSpan(path, frontMatter, textFile.text);
      if (!isOnlyInOriginal(path, type)) return span;
      const message = say`"${{ field: asField(String(path.at(-1))) }}" does not need a translation. Delete this line.`;
      return { ...span, message, fix: undefined };
    },
  });
  return 'data' in result
    ? { data: result.data, diagnostics: [] }
    : { data: undefined, diagnostics: result.findings };
}

/** Returns true for a field that only the original may have, because it is not text. */
function isOnlyInOriginal(path: readonly PropertyKey[], { frontMatter, original }: ContentType) {
  return original && !schemaAt(frontMatter, path) && schemaAt(original.frontMatter, path);
}
