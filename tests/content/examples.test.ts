import { describe, expect } from 'vitest';
import { folderNames, readTables, tagNames, test } from './site.ts';
import { casesIn } from './table.ts';

const { 'examples.md': table = '' } = await readTables();
const examples = casesIn(table);

describe('Each tag and each folder has an example that works', () => {
  test('and no example is of one that is gone', () => {
    const titles = [
      ...tagNames.map((name) => `\`<${name}>\``),
      ...folderNames.map((name) => `\`${name}\``),
    ];
    expect(examples.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  });

  for (const { title, files } of examples) {
    test(title, async ({ site }) => {
      const { model, diagnostics } = await site.loadWith(files);
      expect(diagnostics).toEqual([]);
      const name = title.replaceAll('`', '');
      const texts = files.map((file) => file.text(''));
      const entries = { ...model?.collections, pages: model?.pages }[name as 'pages'];
      if (name.startsWith('<')) expect(texts.join('')).toContain(name.slice(0, -1));
      else expect(entries?.map(({ id }) => id)).toContain('spare-parts');
    });
  }
});

describe('The small site of the tests', () => {
  test('is in order, and no part of it lies idle', async ({ site }) => {
    expect(await site.loadWith([])).toMatchObject({ diagnostics: [], warnings: [] });
  });

  test('has every tag on a page and a file in every folder', async ({ site }) => {
    const { files } = await site.loadWith([]);
    const words = files.map(({ source }) => source.text).join('');
    expect(tagNames.filter((name) => !new RegExp(`<${name}\\b`).test(words))).toEqual([]);
    const folders = new Set(files.map(({ source }) => source.folder));
    expect(folderNames.filter((name) => !folders.has(name))).toEqual([]);
  });
});
