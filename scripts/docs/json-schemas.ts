import { z } from 'zod';
import type { ContentType } from '../content/content-types/content-types.ts';

/** Our own metadata of fields, which JSON Schema does not have. */
const ownMetadata = ['form', 'isText', 'variables', 'link', 'picture', 'phone', 'readAs'];

export function schemaFile({ name }: ContentType): string {
  return `.vscode/schemas/${name.replace('*', 'translation')}.json`;
}

/**
 * Returns the front matter of a file without body as JSON Schema (draft 7, which editors support
 * best). Editors read YAML by its core schema, in which `order: 20` and `years: 15` are numbers;
 * the check reads all values as text. So a field accepts every type that YAML derives from valid
 * text. The schema is less strict than the check.
 */
export function jsonSchema({ frontMatter }: ContentType): object {
  const schema = z.toJSONSchema(frontMatter, {
    target: 'draft-7',
    io: 'input',
    override({ jsonSchema: part }) {
      const readAs = part.readAs as string[] | undefined;
      if (readAs) Object.assign(part, { type: ['string', ...readAs] });
      for (const name of ownMetadata) delete part[name];
    },
  });
  // Editors read the whole file as YAML. After the last line of hyphens they see another, empty
  // document.
  return { ...schema, type: ['object', 'null'] };
}
