import { z } from 'zod';
import type { ContentType } from '../content/content-types/content-types.ts';

/** The metadata of fields that is not part of JSON Schema. */
const customMetadata = [
  'form',
  'isText',
  'inNewFiles',
  'variables',
  'link',
  'picture',
  'phone',
  'yamlTypes',
];

/** Returns the path of a type's JSON Schema in the project. */
export function schemaFile({ name }: ContentType): string {
  return `.vscode/schemas/${name.replace('*', 'translation')}.json`;
}

/**
 * Returns the front matter of a file without body as JSON Schema (draft 7, which editors support
 * best). For editors, which use YAML's core schema, `order: 20` and `years: 15` are numbers. The check
 * reads all values as text. So a field accepts every type that YAML derives from valid text, and the
 * schema accepts more values than the check.
 */
export function jsonSchema({ frontMatter }: ContentType): object {
  const schema = z.toJSONSchema(frontMatter, {
    target: 'draft-7',
    io: 'input',
    override({ jsonSchema: part }) {
      const yamlTypes = part.yamlTypes as string[] | undefined;
      if (yamlTypes) Object.assign(part, { type: ['string', ...yamlTypes] });
      for (const name of customMetadata) delete part[name];
    },
  });
  // Editors read the whole file as YAML. The last line of hyphens begins a second document, which
  // is empty.
  return { ...schema, type: ['object', 'null'] };
}
