import { setTimeout } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { createContentStore } from '../../../../scripts/vite/content-store.ts';
import { test } from '../content/content-copy.ts';

const file = 'content/site/business.mdx';

describe('While a file is being saved', () => {
  test('the dev server waits for its new words, and so does a page that asks meanwhile', async ({
    content,
  }) => {
    const store = createContentStore(content.root);
    await store.latest();
    let text = '';
    await content.edit(file, (before) => {
      text = before;
      return '';
    });
    const changed = store.refresh();
    const asked = store.latest();
    await setTimeout(100);
    await content.write(file, text);
    expect((await changed).diagnostics).toEqual([]);
    expect((await asked).diagnostics).toEqual([]);
  });

  test('a file that stays empty is told in the end', async ({ content }) => {
    const store = createContentStore(content.root);
    await content.write(file, '');
    const [first] = (await store.refresh()).diagnostics;
    expect(first).toMatchObject({ path: file, line: 1 });
  });
});
