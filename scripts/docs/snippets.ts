import type { TagDefinition } from '../../src/site/tags/definition.ts';
import { tags } from '../../src/site/tags/schemas.ts';
import { fieldsOf, type Field } from '../../src/compiler/content-types/fields-of.ts';
import {
  filesOf,
  folderTypes,
  pagesFolder,
} from '../../src/compiler/content-types/content-types.ts';

/** A VS Code snippet for the files that match `include`. */
export interface Snippet {
  prefix: readonly string[];
  body: string[];
  description: string;
  /** VS Code offers the snippet in these languages. Front matter in Markdown is YAML. */
  scope: string;
  include: readonly string[];
}

/** Returns a snippet for each tag: the example of the tag. */
export function tagSnippets(): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {};
  for (const [name, { example, description }] of Object.entries<TagDefinition>(tags)) {
    snippets[`<${name}>`] = {
      prefix: [name, `<${name}`],
      body: example.replaceAll('$', String.raw`\$`).split('\n'),
      description,
      scope: 'markdown',
      include: [`**/content/${pagesFolder}/*.mdx`],
    };
  }
  return snippets;
}

/** Returns a snippet for each field of files with a body. */
export function frontMatterSnippets(): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {};
  for (const type of folderTypes.filter(({ body }) => body === 'required')) {
    for (const field of fieldsOf(type.frontMatter)) {
      snippets[`${type.name}: ${field.name}`] = {
        prefix: [field.name],
        body: fieldLines(field),
        description: field.description,
        scope: 'markdown,yaml',
        include: [`**/${filesOf(type)}`],
      };
    }
  }
  return snippets;
}

function fieldLines(field: Field): string[] {
  if (field.fields.length === 0) return [fieldLine(field, 1)];
  return [
    `${field.name}:`,
    ...field.fields.map((nested, index) => `  ${fieldLine(nested, index + 1)}`),
  ];
}

function fieldLine(field: Field, tabStop: number): string {
  return `${field.name}: ${placeholderOf(field, tabStop)}`;
}

/** Returns a field's placeholder in VS Code's notation: a choice, an example or nothing. */
function placeholderOf({ options, examples }: Field, tabStop: number): string {
  if (options.length > 0) return `\${${tabStop}|${options.join(',')}|}`;
  return examples[0] === undefined ? `$${tabStop}` : `\${${tabStop}:${examples[0]}}`;
}
