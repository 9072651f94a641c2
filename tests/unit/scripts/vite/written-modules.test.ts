import { describe, expect } from 'vitest';
import type { WrittenPage } from '../../../../src/content/words.ts';
import { createBuildStore } from '../../../../scripts/vite/content-store.ts';
import { writtenPageCode, writtenSiteCode } from '../../../../scripts/vite/written-modules.ts';
import { test } from '../content/code-copy.ts';
import type { ContentCopy } from '../content/content-copy.ts';

/** The page that a module of the build gives out; each picture's address is the path of its file. */
async function writtenPage({ root }: ContentCopy, id: string): Promise<WrittenPage> {
  const store = createBuildStore(root);
  await store.latest();
  const model = store.model();
  const page = model.pages.find((one) => one.id === id);
  if (!page) throw new Error(`there is no page "${id}"`);
  const code = writtenPageCode(model, page, store.wordsOf)
    .replaceAll(/^import (\w+) from (.*);$/gm, 'const $1 = $2;')
    .replace('export const page =', 'return');
  return new Function(code)() as WrittenPage;
}

describe('The module of a page in builds', () => {
  test('holds its words, its entries in their order, and their words', async ({ content }) => {
    const page = await writtenPage(content, 'faq');
    expect(page).toMatchObject({ id: 'faq', route: '/faq', data: { navigation: { order: 4 } } });
    expect(JSON.stringify(page.body)).toContain('["Collection",{"of":"faq","level":"2"}]');
    const { model } = await content.load();
    const questions = model?.collections.faq ?? [];
    expect(page.collections.faq?.map(({ id, data }) => ({ id, data }))).toEqual(
      questions.map(({ id, data }) => ({ id, data })),
    );
    const [first] = page.collections.faq ?? [];
    expect(JSON.stringify(first?.words)).toContain('["a",{"href":"whatsapp"},"WhatsApp"]');
  });

  test('holds the pictures of the page and of its entries, each once', async ({ content }) => {
    const { pictures } = await writtenPage(content, 'home');
    const { model } = await content.load();
    expect(Object.keys(pictures)).toContain('hero');
    for (const { pictures: named } of model?.collections.categories ?? []) {
      for (const name of named) expect(pictures).toHaveProperty(name);
    }
    expect(pictures.hero).toMatchObject({ src: '/content/pictures/hero.svg?no-inline' });
  });

  test('keeps words that look like code what they are', async ({ content }) => {
    const odd = String.raw`A "quote", a \ and ${'${b}'} </script>`;
    await content.write(
      'content/faq/odd.mdx',
      `---\nquestion: What is odd?\norder: 9\n---\n\n\`${odd}\` {quote_time}\n`,
    );
    const page = await writtenPage(content, 'faq');
    const [words] = page.collections.faq?.at(-1)?.words ?? [];
    expect(words?.[1]).toEqual(['code', odd]);
  });
});

test('The module of the site has each page made ready', async ({ content }) => {
  const { model } = await content.load();
  const code = model ? writtenSiteCode(model) : '';
  expect(code).toContain('() => import("virtual:content/pages/faq").then(withWords)');
});
