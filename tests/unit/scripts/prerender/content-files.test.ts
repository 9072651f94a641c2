import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect } from 'vitest';
import type { Content, WrittenPage } from '../../../../src/model/content.ts';
import { writeContent, type WrittenContent } from '../../../../scripts/prerender/content-files.ts';
import { createBuildStore } from '../../../../scripts/vite/content-store.ts';
import { test as base } from '../content/code-copy.ts';

/** A test that gets a folder for the site, and writes the content into it. */
const test = base.extend<{ site: string; write: () => Promise<WrittenContent> }>({
  site: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  write: async ({ content: { root }, site }, use) => {
    await use(async () => {
      const store = createBuildStore(root);
      await store.latest();
      return writeContent({ root, output: site, model: store.model(), wordsOf: store.wordsOf });
    });
  },
});

const importFile = async <Module>(site: string, file = '') =>
  (await import(pathToFileURL(path.join(site, file)).href)) as Module;

async function fetched(site: string, { files }: WrittenContent, id: string): Promise<WrittenPage> {
  return (await importFile<{ page: WrittenPage }>(site, files.pages[id])).page;
}

describe('The module of a page', () => {
  test('holds its words, its entries in their order, and their words', async ({
    content,
    site,
    write,
  }) => {
    const page = await fetched(site, await write(), 'faq');
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

  test('names the pictures of the page and of its entries, which lie beside it', async ({
    content,
    site,
    write,
  }) => {
    const { pictures } = await fetched(site, await write(), 'home');
    const { model } = await content.load();
    for (const { pictures: named } of model?.collections.categories ?? []) {
      for (const name of named) expect(pictures).toHaveProperty(name);
    }
    const { path: source = '', width, height } = model?.pictures.hero ?? {};
    expect(pictures.hero).toMatchObject({ width, height });
    const { src = '' } = pictures.hero ?? {};
    expect(src).toMatch(/^\/assets\/hero-[\w-]{8}\.svg$/);
    expect(await readFile(path.join(site, src))).toEqual(
      await readFile(path.join(content.root, source)),
    );
  });

  test('keeps words that look like code what they are', async ({ content, site, write }) => {
    const odd = String.raw`A "quote", 'one' more, a \ and ${'${b}'} </script>`;
    await content.write(
      'content/faq/odd.mdx',
      `---\nquestion: What is odd?\norder: 9\n---\n\n\`${odd}\` {quote_time}\n`,
    );
    const page = await fetched(site, await write(), 'faq');
    const [words] = page.collections.faq?.at(-1)?.words ?? [];
    expect(words?.[1]).toEqual(['code', odd]);
  });

  test('is what the prerenderer gets', async ({ site, write }) => {
    const written = await write();
    for (const [id, load] of Object.entries(written.content.loaders)) {
      expect((await load()).page).toEqual(await fetched(site, written, id));
    }
  });
});

test('The module of the site holds what all pages show, and finds each page', async ({
  site,
  write,
}) => {
  const { files, content } = await write();
  const module = await importFile<Content>(site, files.site);
  expect(module.site).toEqual(content.site);
  const code = await readFile(path.join(site, files.site), 'utf8');
  for (const [id, file] of Object.entries(files.pages)) {
    expect(module.loaders).toHaveProperty(id);
    expect(code).toContain(`import("/${file}")`);
  }
});

test('An edit gives other names to what it changes, and to nothing else', async ({
  content,
  write,
}) => {
  const before = (await write()).files;
  await content.write('content/faq/new.mdx', '---\nquestion: New?\norder: 9\n---\n\nNew.\n');
  const after = (await write()).files;
  const changed = Object.keys(before.pages).filter((id) => before.pages[id] !== after.pages[id]);
  expect(changed).toEqual(['faq']);
  expect(after.site).not.toBe(before.site);
});
