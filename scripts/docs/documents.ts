import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { editorSettings } from './editor-settings.ts';
import { frontMatterOnly } from '../../src/compiler/content-types/content-types.ts';
import { jsonSchema, schemaFile } from './json-schemas.ts';
import { reference } from './reference.ts';
import { frontMatterSnippets, tagSnippets } from './snippets.ts';

/**
 * Returns every file that is generated from the schemas.
 * @param root the project's folder
 * @returns texts by path in the project
 */
export async function documents(root: string): Promise<Map<string, string>> {
  const texts: [string, string][] = [
    ['content/REFERENCE.md', reference(root)],
    ['.vscode/settings.json', json(editorSettings())],
    ['.vscode/tags.code-snippets', json(tagSnippets())],
    ['.vscode/front-matter.code-snippets', json(frontMatterSnippets())],
    ...frontMatterOnly.map((type): [string, string] => [schemaFile(type), json(jsonSchema(type))]),
  ];
  const formatted = texts.map(async ([name, text]): Promise<[string, string]> => {
    const filepath = path.join(root, name);
    const options = { ...(await resolveConfig(filepath)), filepath };
    // Prettier must not change the examples, because tests run them as they are.
    return [name, await format(text, { ...options, embeddedLanguageFormatting: 'off' })];
  });
  return new Map(await Promise.all(formatted));
}

function json(value: object): string {
  return JSON.stringify(value, null, 2);
}
