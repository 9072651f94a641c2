import { describe, expect } from 'vitest';
import { tags } from '../../src/tags/schemas.ts';
import type { TagDefinition } from '../../src/tags/definition.ts';
import { folderNames, test, type Site } from './site.ts';

/** The diagnostics of a page with these words, without their file. */
async function save(site: Site, words: string) {
  const heading = words.includes('\n# ') ? '' : '# Spare parts\n\n';
  const text = `---\ntitle: Spare parts\ndescription: Handles.\nwhatsapp: Hi!\n---\n\n${heading}${words}\n`;
  const path = 'content/pages/spare-parts.mdx';
  const { diagnostics } = await site.loadWith([{ path, text: () => text }]);
  return diagnostics.map(({ message }) => message);
}

describe('The schema of a tag', () => {
  const all = Object.entries<TagDefinition>(tags);

  test.for(all)('has an example of <%s> that works', async ([name, { example }], { site }) => {
    expect(example).toMatch(new RegExp(`^<${name}\\b`));
    expect(await save(site, example)).toEqual([]);
  });

  test.for(all)(
    'refuses an attribute that <%s> does not know',
    async ([name, { example }], { site }) => {
      const wrong = example.replace(`<${name}`, `<${name} colour="red"`);
      expect(await save(site, wrong)).toEqual([expect.stringContaining('"colour"')]);
    },
  );

  test.for(all)(
    'refuses <%s> with words or without, as it says',
    async ([name, { example, content }], { site }) => {
      const [start = ''] = /^<[^>]*>/.exec(example) ?? [];
      const wrong =
        content === 'none'
          ? `${start.replace(/ *\/>/, '>')}\n\nWords.\n\n</${name}>`
          : `${start}</${name}>`;
      expect((await save(site, wrong)).join()).toContain(`<${name}`);
    },
  );
});

describe('The small site of the tests', () => {
  test('is in order, and no part of it lies idle', async ({ site }) => {
    expect(await site.loadWith([])).toMatchObject({ diagnostics: [], warnings: [] });
  });

  test('has a file in every folder', async ({ site }) => {
    const { files } = await site.loadWith([]);
    const folders = new Set(files.map(({ source }) => source.folder));
    expect(folderNames.filter((name) => !folders.has(name))).toEqual([]);
  });
});
