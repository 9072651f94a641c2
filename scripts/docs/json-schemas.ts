import { z } from 'zod';
import type { ContentType } from '../content/content-types/content-types.ts';

/** What fields say of themselves that JSON Schema has no word for. */
const ownWords = ['form', 'words', 'blanks', 'link', 'picture', 'phone', 'readAs', 'meant'];

/** Where the JSON Schema of a content type stands, from the project's folder. */
export function schemaFile({ name }: ContentType): string {
  return `.vscode/schemas/${name.replace('*', 'translation')}.json`;
}

/**
 * The front matter of a file without body as JSON Schema (draft 7, which editors know best), for
 * tools that read YAML by its core schema. There `order: 20` is a number and `years: 15` too, while
 * for the check all values are text: so a field takes whatever YAML makes of text that the check
 * accepts. It refuses less than the check does, which alone decides what is published.
 */
export function jsonSchema({ frontMatter }: ContentType): object {
  const schema = z.toJSONSchema(frontMatter, {
    target: 'draft-7',
    io: 'input',
    override({ jsonSchema: part }) {
      const readAs = part.readAs as string[] | undefined;
      if (readAs) Object.assign(part, { type: ['string', ...readAs] });
      for (const word of ownWords) delete part[word];
    },
  });
  // Editors read the file as YAML from end to end, and what follows its last line of hyphens is one
  // more document to them, an empty one.
  return { ...schema, type: ['object', 'null'] };
}
