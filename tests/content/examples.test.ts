import { describe, expect } from 'vitest';
import { tags } from '../../src/tags/schemas.ts';
import type { TagDefinition } from '../../src/tags/definition.ts';
import { collections } from '../../src/collections/schemas.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';

/** Returns the messages for a page with this body. */
async function save(content: SiteCopy, body: string) {
  const heading = body.includes('\n# ') ? '' : '# Spare parts\n\n';
  const text = `---\ntitle: Spare parts\ndescription: Handles.\nwhatsapp: Hi!\n---\n\n${heading}${body}\n`;
  content.write('content/pages/spare-parts.mdx', text);
  return (await content.load()).diagnostics.map(({ message }) => message);
}

describe('the schema of a tag', () => {
  const all = Object.entries<TagDefinition>(tags);

  test.for(all)('has a valid example of <%s>', async ([name, { example }], { content }) => {
    expect(example).toMatch(new RegExp(`^<${name}\\b`));
    expect(await save(content, example)).toEqual([]);
  });

  test.for(all)('rejects unknown attributes of <%s>', async ([name, { example }], { content }) => {
    const wrong = example.replace(`<${name}`, `<${name} colour="red"`);
    expect(await save(content, wrong)).toEqual([expect.stringContaining('"colour"')]);
  });

  test.for(all)(
    'rejects <%s> with wrong text',
    async ([name, { example, content: body }], { content }) => {
      const [start = ''] = /^<[^>]*>/.exec(example) ?? [];
      const wrong =
        body === 'none'
          ? `${start.replace(/ *\/>/, '>')}\n\nWords.\n\n</${name}>`
          : `${start}</${name}>`;
      expect((await save(content, wrong)).join()).toContain(`<${name}`);
    },
  );
});

test('accepts the fixture site, and finds no unused folder', async ({ content }) => {
  expect(await content.report()).toBe('');
  const { files } = await content.load();
  const folders = new Set(files.map(({ source }) => source.folder));
  const all = [...Object.keys(collections), 'pages'];
  expect(all.filter((name) => !folders.has(name))).toEqual([]);
});
