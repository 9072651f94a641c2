import type { TagDefinition } from '../../src/tags/definition.ts';
import { tags } from '../../src/tags/schemas.ts';
import { fieldsOf, type Field } from '../content/fields-of.ts';
import { filesOf, folderTypes, pagesFolder, type ContentType } from '../content/content-types.ts';

/** A snippet of VS Code; `include` keeps it to some files where the editor knows that word. */
export interface Snippet {
  prefix: readonly string[];
  body: string[];
  description: string;
  /** The languages that it is offered in; VS Code takes front matter in Markdown for YAML. */
  scope: string;
  include: readonly string[];
}

/** A snippet for each tag, by the tag's name, with the attributes that it cannot do without. */
export function tagSnippets(): Record<string, Snippet> {
  const snippets = Object.entries<TagDefinition>(tags).map(([name, tag]) => {
    const attributes = fieldsOf(tag.attributes);
    const snippet: Snippet = {
      prefix: [name, `<${name}`],
      body: tagBody(
        name,
        tag,
        attributes
          .filter(({ required }) => required)
          .map(attribute)
          .join(''),
      ),
      description: [
        tag.description,
        ...attributes.filter((field) => !field.required).map(mayHave),
      ].join(' '),
      scope: 'markdown',
      include: [`**/content/${pagesFolder}/*.mdx`],
    };
    return [`<${name}>`, snippet];
  });
  return Object.fromEntries(snippets);
}

function tagBody(
  name: string,
  { content, inline, pictures }: TagDefinition,
  attributes: string,
): string[] {
  if (content === 'none') return [`<${name}${attributes} />`];
  const [start, end] = [`<${name}${attributes}>`, `</${name}>`];
  const words = pictures ? '- ![${8:What it shows}](${9:hero}) $0' : '$0';
  return inline ? [`${start}${words}${end}`] : [start, '', words, '', end];
}

function attribute(field: Field, index: number): string {
  return ` ${field.name}="${blank(field, index + 1)}"`;
}

function mayHave({ name, description }: Field): string {
  return `May have ${name}="…": ${description}`;
}

/** A snippet for each field at the top of the files that hold words, and one for all of them. */
export function frontMatterSnippets(): Record<string, Snippet> {
  return Object.assign(
    {},
    ...folderTypes.filter(({ body }) => body === 'required').map(typeSnippets),
  );
}

function typeSnippets(type: ContentType): Record<string, Snippet> {
  const { name, frontMatter, description } = type;
  const fields = fieldsOf(frontMatter);
  const include = [`**/${filesOf(type)}`];
  const required = fields.filter((field) => field.required || field.meta.usual);
  const whole: Snippet = {
    prefix: [name],
    body: ['---', ...required.map((field, index) => line(field, index + 1)), '---', '', '$0'],
    description,
    scope: 'markdown',
    include,
  };
  const single = fields.map((field): [string, Snippet] => [
    `${name}: ${field.name}`,
    {
      prefix: [field.name],
      body: lines(field),
      description: field.description,
      scope: 'markdown,yaml',
      include,
    },
  ]);
  return { [name]: whole, ...Object.fromEntries(single) };
}

function lines(field: Field): string[] {
  if (field.fields.length === 0) return [line(field, 1)];
  return [`${field.name}:`, ...field.fields.map((part, index) => `  ${line(part, index + 1)}`)];
}

function line(field: Field, stop: number): string {
  return `${field.name}: ${blank(field, stop)}`;
}

/** The place where the writer types: a choice, an example to type over, or nothing yet. */
function blank({ options, examples }: Field, stop: number): string {
  if (options.length > 0) return `\${${stop}|${options.join(',')}|}`;
  return examples[0] === undefined ? `$${stop}` : `\${${stop}:${examples[0]}}`;
}
