import { iconNames } from '../../src/fields/icon.ts';
import type { TagDefinition } from '../../src/tags/definition.ts';
import { tags } from '../../src/tags/schemas.ts';
import { translationRecord } from '../content/content-types/translation-schema.ts';
import { fieldsOf } from '../content/content-types/fields-of.ts';
import { fieldList } from './field-list.ts';
import { ruleList } from './rule-list.ts';
import {
  folderTypes,
  singletonTypes,
  type ContentType,
} from '../content/content-types/content-types.ts';

const opening = `# Every field and every tag

What can be written in the files of this folder. [README.md](README.md) explains how to change words.

This page is made from the schemas in \`src/\` by \`npm run docs\`; what is changed here by hand is lost.

Fields that stand further to the right here are written below the one that holds them, each indented by two spaces.`;

/**
 * Returns the reference for staff in Markdown: each folder, each file of content/site, each tag,
 * each rule.
 * @param root the project's folder
 */
export function reference(root: string): string {
  return [
    opening,
    '## Folders',
    'Each file in such a folder is an entry. `npm run new` writes one for you.',
    ...folderTypes.flatMap(fileSection),
    '## The files of site/',
    'Each of them exists once and holds fields only.',
    ...singletonTypes.flatMap(fileSection),
    '## Translations',
    `A file in a folder that is named by a language, such as \`ne/\`, has those fields of the file that it translates that are words, and besides:`,
    fieldList(fieldsOf(translationRecord)),
    '## Tags',
    'Tags stand in pages, below the fields.',
    ...Object.entries<TagDefinition>(tags).flatMap(([name, tag]) => tagSection(name, tag)),
    '## What the check looks for',
    'Each report ends with a name from these lists.',
    ruleList(root),
    '## Icons',
    `The names of icons: ${iconNames.map((name) => `\`${name}\``).join(', ')}.`,
  ].join('\n\n');
}

function fileSection(type: ContentType): string[] {
  const { name, id, description, frontMatter, body, optional } = type;
  const isFolder = id === undefined;
  const rest = optional ? ' The site can do without this file.' : '';
  const words = body === 'required' ? 'Words stand below the fields.' : 'No words stand below.';
  return [
    `### ${isFolder ? `${name}/` : `${name}.mdx`}`,
    `${description}${rest}${isFolder ? ` ${words}` : ''}`,
    fieldList(fieldsOf(frontMatter)),
  ];
}

function tagSection(name: string, tag: TagDefinition): string[] {
  const { description, attributes, content, example } = tag;
  const fields = fieldsOf(attributes);
  const holds =
    content === 'none'
      ? `It holds no words: write \`<${name}${fields.length > 0 ? ' …' : ''} />\`.`
      : `Words stand between \`<${name}>\` and \`</${name}>\`.`;
  return [
    `### ${name}`,
    `${asCode(description)} ${holds}`,
    ...(fields.length > 0 ? [fieldList(fields)] : []),
    'Example:',
    `\`\`\`mdx\n${example}\n\`\`\``,
  ];
}

/** Formats tags as code, so that Markdown does not parse them as HTML. */
function asCode(text: string): string {
  return text.replaceAll(/<[A-Z]\w*>/g, '`$&`');
}
