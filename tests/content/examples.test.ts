import { describe, expect } from 'vitest';
import { tags } from '../../src/site/tags/tag-schemas.ts';
import type { TagDefinition } from '../../src/site/tags/tag-definition.ts';
import { collections } from '../../src/site/collections/collection-schemas.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { toEnglish } from '../../src/site/fields/say.ts';

/** Returns the messages for a page with this body. */
async function messagesFor(content: SiteCopy, body: string) {
  const heading = body.includes('\n# ') ? '' : '# Spare parts\n\n';
  const text = `---\ntitle: Spare parts\ndescription: Handles.\nwhatsapp: Hi!\n---\n\n${heading}${body}\n`;
  content.write('content/pages/spare-parts.mdx', text);
  return (await content.load()).diagnostics.map(({ message }) => toEnglish(message));
}

describe('the schema of a tag', () => {
  const definitions = Object.entries<TagDefinition>(tags);

  test.for(definitions)('has a valid example of <%s>', async ([name, { example }], { content }) => {
    // The example of an inner tag begins with its outer tag.
    expect(example).toMatch(new RegExp(`<${name}\\b`));
    expect(await messagesFor(content, example)).toEqual([]);
  });

  test.for(definitions)('rejects unknown attributes of <%s>', async ([name, tag], { content }) => {
    const invalid = tag.example.replace(new RegExp(`<${name}\\b`), `<${name} colour="red"`);
    expect(await messagesFor(content, invalid)).toEqual([expect.stringContaining('"colour"')]);
  });

  test.for(definitions)('requires or forbids text in <%s>', async ([name, tag], { content }) => {
    const [openingTag = ''] = /^<[^>]*>/.exec(tag.example) ?? [];
    const invalid =
      tag.content === 'none'
        ? `${openingTag.replace(/ *\/>/, '>')}\n\nText.\n\n</${name}>`
        : `${openingTag}</${name}>`;
    expect((await messagesFor(content, invalid)).join()).toContain(`<${name}`);
  });
});

test('accepts the fixture site, which has a file of each collection', async ({ content }) => {
  expect(await content.report()).toBe('');
  const { files } = await content.load();
  const folders = files.map(({ textFile }) => textFile.folder);
  expect(folders).toEqual(expect.arrayContaining([...Object.keys(collections), 'pages']));
});
