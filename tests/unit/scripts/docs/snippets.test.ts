import { describe, expect } from 'vitest';
import {
  frontMatterSnippets,
  tagSnippets,
  type Snippet,
} from '../../../../scripts/docs/snippets.ts';
import { collections } from '../../../../src/collections/schemas.ts';
import { tags } from '../../../../src/tags/schemas.ts';
import { test } from '../content/content-copy.ts';

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

describe('Somebody picks a tag from the list, and what it writes is in order', () => {
  for (const [name, snippet] of Object.entries(tagSnippets())) {
    test(name, async ({ content }) => {
      await content.write('content/pages/spare-parts.mdx', page(typed(snippet)));
      expect(await content.diagnostics()).toEqual([]);
    });
  }

  test('and every tag is there', () => {
    expect(Object.keys(tagSnippets())).toEqual(Object.keys(tags).map((name) => `<${name}>`));
  });
});

describe('Somebody picks the fields of a new file from the list', () => {
  const snippets = frontMatterSnippets();
  const wholes = Object.keys(snippets).filter((name) => !name.includes(':'));

  test('for a page, or for a folder whose files hold words', () => {
    const withWords = Object.entries(collections).filter(([, { body }]) => body === 'required');
    expect(wholes).toEqual(['pages', ...withWords.map(([name]) => name)]);
  });

  for (const name of wholes) {
    test(`${name}: what it writes is in order`, async ({ content }) => {
      const snippet = snippets[name] as Snippet;
      const text = typed(snippet).replace(/Handles$/, name === 'pages' ? '# Handles' : 'Handles');
      await content.write(`content/${name}/spare-parts.mdx`, text);
      expect(snippet.include).toEqual([`**/content/${name}/*.mdx`]);
      expect(await content.diagnostics()).toEqual([]);
    });
  }

  test('one of them with lines of its own', async ({ content }) => {
    const lines = typed(snippets['pages: navigation'] as Snippet);
    expect(lines).toBe('navigation:\n  label: Handles\n  order: 3');
    await content.edit('content/pages/not-found.mdx', (text) =>
      text.replace('---\n', `---\n${lines}\n`),
    );
    expect(await content.diagnostics()).toEqual([]);
  });
});
