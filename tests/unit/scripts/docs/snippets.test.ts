import { describe, expect } from 'vitest';
import {
  frontMatterSnippets,
  tagSnippets,
  type Snippet,
} from '../../../../scripts/docs/snippets.ts';
import { collections } from '../../../../src/site/collections/schemas.ts';
import { tags } from '../../../../src/site/tags/schemas.ts';
import { test } from '../../../support/site-copy.ts';

/** Replaces the placeholders `${1|a,b|}` and `${1:a}` with `a`, and `$1` with "Handles". */
function fillIn({ body }: Snippet): string {
  return body
    .join('\n')
    .replaceAll(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll(/\$\d+/g, 'Handles')
    .replaceAll('\\$', '$');
}

test('writes the example of each tag as a snippet', () => {
  const snippets = Object.values(tagSnippets()).map(fillIn);
  expect(snippets).toEqual(Object.values(tags).map(({ example }) => example));
});

describe('the snippets of fields', () => {
  test('exist for pages and for each collection with bodies', () => {
    const withBodies = Object.entries(collections).filter(([, { body }]) => body === 'required');
    const folders = Object.keys(frontMatterSnippets()).map((name) => name.split(':')[0]);
    expect(new Set(folders)).toEqual(new Set(['pages', ...withBodies.map(([name]) => name)]));
  });

  test('form a valid file together', async ({ content }) => {
    const snippets = Object.entries(frontMatterSnippets()).filter(([name]) =>
      name.startsWith('faq: '),
    );
    const lines = snippets.map(([, snippet]) => fillIn(snippet)).join('\n');
    content.write('content/faq/handles.mdx', `---\n${lines}\n---\n\nHandles\n`);
    expect(await content.diagnostics()).toEqual([]);
  });

  test('exist for nested fields', async ({ content }) => {
    const lines = fillIn(frontMatterSnippets()['pages: navigation'] as Snippet);
    expect(lines).toBe('navigation:\n  label: Handles\n  order: 30');
    content.edit('content/pages/not-found.mdx', (text) => text.replace('---\n', `---\n${lines}\n`));
    expect(await content.diagnostics()).toEqual([]);
  });
});
