import { describe, expect } from 'vitest';
import { frontMatterSnippets, tagSnippets, type Snippet } from '../../../scripts/docs/snippets.ts';
import { collections } from '../../../src/collections/schemas.ts';
import { tags } from '../../../src/tags/schemas.ts';
import { test } from '../../support/site-copy.ts';

/** What stands in the file when the writer takes what is offered, and types a word where nothing is. */
function typed({ body }: Snippet): string {
  return body
    .join('\n')
    .replaceAll(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll(/\$\d+/g, 'Handles');
}

const page = (words: string) =>
  `---\ntitle: Spare parts\ndescription: Handles.\nwhatsapp: Hi!\n---\n\n# Spare parts\n\n${words}\n`;

describe('the snippet of a tag is valid', () => {
  for (const [name, snippet] of Object.entries(tagSnippets())) {
    test(name, async ({ content }) => {
      content.write('content/pages/spare-parts.mdx', page(typed(snippet)));
      expect(await content.diagnostics()).toEqual([]);
    });
  }

  test('every tag has one', () => {
    expect(Object.keys(tagSnippets())).toEqual(Object.keys(tags).map((name) => `<${name}>`));
  });
});

describe('the snippet of a new file is valid', () => {
  const snippets = frontMatterSnippets();
  const wholes = Object.keys(snippets).filter((name) => !name.includes(':'));

  test('there is one for pages and for each collection whose entries have a body', () => {
    const withWords = Object.entries(collections).filter(([, { body }]) => body === 'required');
    expect(wholes).toEqual(['pages', ...withWords.map(([name]) => name)]);
  });

  for (const name of wholes) {
    test(name, async ({ content }) => {
      const snippet = snippets[name] as Snippet;
      const text = typed(snippet).replace(/Handles$/, name === 'pages' ? '# Handles' : 'Handles');
      content.write(`content/${name}/spare-parts.mdx`, text);
      expect(snippet.include).toEqual([`**/content/${name}/*.mdx`]);
      expect(await content.diagnostics()).toEqual([]);
    });
  }

  test('there is one for fields that hold fields', async ({ content }) => {
    const lines = typed(snippets['pages: navigation'] as Snippet);
    expect(lines).toBe('navigation:\n  label: Handles\n  order: 3');
    content.edit('content/pages/not-found.mdx', (text) => text.replace('---\n', `---\n${lines}\n`));
    expect(await content.diagnostics()).toEqual([]);
  });
});
