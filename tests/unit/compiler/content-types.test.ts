import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { foldersOf } from '../../../src/compiler/content-types/content-types.ts';
import { locationOf } from '../../../src/compiler/content-types/file-location.ts';
import { descriptionAt } from '../../../src/compiler/content-types/schema-at.ts';
import { pages } from '../../../src/site/collections/pages/schema.ts';
import { collections } from '../../../src/site/collections/collection-schemas.ts';
import { optionalSingletons, singletons } from '../../../src/site/singletons/singleton-schemas.ts';
import { tags } from '../../../src/site/tags/tag-schemas.ts';
import { project } from '../../support/folders.ts';

const files: Record<string, z.ZodObject> = { ...singletons, ...optionalSingletons };
const toKebabCase = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

test.each([
  ['tags', Object.keys(tags).map(toKebabCase)],
  ['collections', [...Object.keys(collections), 'pages']],
])('lists the schema of each folder of src/site/%s', (layer, names) => {
  const folder = path.join(project, 'src/site', layer);
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  const missing = names.filter((name) => !existsSync(path.join(folder, name, 'schema.ts')));
  expect(missing).toEqual([]);
});

test('distinguishes the folders of languages from all other folders', () => {
  const languageOf = (folder: string) => locationOf(`${folder}/file.mdx`).language;
  const defaultFolders = foldersOf(undefined);
  expect([...defaultFolders, 'pictures'].filter(languageOf)).toEqual([]);
  for (const tag of ['ne', 'pt-BR', 'yue', 'zh-Hant']) {
    const languages = foldersOf(tag).map(languageOf);
    expect(languages).toEqual(Array(defaultFolders.length).fill(tag));
  }
});

const types: [string, string | undefined, z.ZodObject][] = [];
for (const [name, { description, attributes }] of Object.entries(tags))
  types.push([`<${name}>`, description, attributes]);
for (const [name, { description, frontMatter }] of Object.entries({ ...collections, pages }))
  types.push([`${name}/`, description, frontMatter]);
for (const [name, schema] of Object.entries(files))
  types.push([`site/${name}.mdx`, schema.description, schema]);
test.each(types)('describes %s and each of its fields in a sentence', (_, description, schema) => {
  expect(description).toMatch(/\.$/);
  const fields = Object.keys(schema.shape);
  const undescribed = fields.filter((name) => !descriptionAt(schema, [name])?.match(/[.…]$/));
  expect(undescribed).toEqual([]);
});
