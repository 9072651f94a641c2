import { iconNames } from '../../src/site/fields/icon-name.ts';
import type { TagDefinition } from '../../src/site/tags/tag-definition.ts';
import { tags } from '../../src/site/tags/tag-schemas.ts';
import {
  languageFields,
  translationFields,
} from '../../src/compiler/content-types/translation-schema.ts';
import { fieldsOf } from '../../src/compiler/content-types/fields-of.ts';
import { fieldList } from './field-list.ts';
import { ruleList } from './rule-list.ts';
import {
  folderTypes,
  singletonTypes,
  type ContentType,
} from '../../src/compiler/content-types/content-types.ts';

const opening = `# Every field and every tag

These are the fields and tags that you can write in the files of this folder. [README.md](README.md) explains how to edit text.

\`npm run docs\` generates this page from the schemas in \`src/\`. Do not edit it by hand.

Fields that are indented here belong to the field above them. In a file, write them below it, each indented by two spaces.`;

/**
 * Returns the reference for staff in Markdown: each folder, each file of content/site, each tag,
 * each rule.
 * @param root the project's folder
 */
export function reference(root: string): string {
  return [
    opening,
    '## Folders',
    'Each file in these folders is an entry. `npm run new` creates a file for you.',
    ...folderTypes.flatMap(fileSection),
    '## The files of site/',
    'Each of these files exists once and has no text below the fields.',
    ...singletonTypes.flatMap(fileSection),
    '## Translations',
    'A file in the folder of a language, such as `ne/`, has the text fields of the file that it translates, and these:',
    fieldList(fieldsOf(translationFields)),
    'The file `site/language.mdx` in such a folder also has:',
    fieldList(fieldsOf(languageFields)),
    '## Tags',
    'Write tags in pages, below the fields.',
    ...Object.entries<TagDefinition>(tags).flatMap(([name, tag]) => tagSection(name, tag)),
    '## What the check looks for',
    'Each line of a report ends with a name from this list.',
    ruleList(root),
    '## Icons',
    `The names of icons: ${iconNames.map((name) => `\`${name}\``).join(', ')}.`,
  ].join('\n\n');
}

function fileSection(type: ContentType): string[] {
  const { name, id, description, body, optional } = type;
  const list = fieldList(fieldsOf(type.frontMatter));
  // Only a type with a single file has an id.
  if (id !== undefined) {
    const suffix = optional ? ' This file is optional.' : '';
    return [`### ${name}.mdx`, `${description}${suffix}`, list];
  }
  const text =
    body === 'required' ? 'Text follows below the fields.' : 'It has no text below the fields.';
  return [`### ${name}/`, `${description} ${text}`, list];
}

function tagSection(name: string, tag: TagDefinition): string[] {
  const { description, attributes, content, example } = tag;
  const fields = fieldsOf(attributes);
  const attributesMark = fields.length > 0 ? ' …' : '';
  const contentSentence =
    content === 'none'
      ? `It has no text: write \`<${name}${attributesMark} />\`.`
      : `Write its text between \`<${name}>\` and \`</${name}>\`.`;
  return [
    `### ${name}`,
    `${asCode(description)} ${contentSentence}`,
    ...(fields.length > 0 ? [fieldList(fields)] : []),
    'Example:',
    `\`\`\`mdx\n${example}\n\`\`\``,
  ];
}

/** Formats tags as code, so that Markdown does not parse them as HTML. */
function asCode(text: string): string {
  return text.replaceAll(/<[A-Z]\w*>/g, '`$&`');
}
