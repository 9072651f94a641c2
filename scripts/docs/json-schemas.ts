import { z } from 'zod';
import type { ContentType } from '../../src/compiler/content-types/content-types.ts';

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
 * Returns the JSON Schema of a file without a body (draft 7, which editors support best). The check
 * reads all values as text, but editors read `order: 20` as a number. So the schema of a text field
 * also accepts numbers and other types of YAML. It is less strict than the check.
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
  // For editors, the last line of hyphens begins a second YAML document, whose value is null.
  return { ...schema, type: ['object', 'null'] };
}
