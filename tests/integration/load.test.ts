import { describe, expect } from 'vitest';
import { load } from '../../scripts/read/load.ts';
import { singletons } from '../../src/site/singletons/singleton-schemas.ts';
import { fixture } from '../support/folders.ts';
import { test } from '../support/site-copy.ts';

const page = (frontMatter: string, body = '# Spare parts') =>
  `---\ntitle: Spare parts\ndescription: Handles and hinges.\nwhatsapp: Hi!\n${frontMatter}---\n\n${body}\n`;
const answer = (question: string, order = 9) =>
  `---\nquestion: ${question}\norder: ${order}\n---\n\nBecause.\n`;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h8v8z" /></svg>';
const missingMessage = 'This file is missing. The site cannot be built without it.';

test('reports an invalid fact once, not at each use', async ({ content }) => {
  content.write('content/site/business.mdx', '---\nname: Second Grain\n---\n');
  const diagnostics = await content.diagnostics();
  expect(diagnostics).not.toEqual([]);
  expect(diagnostics.filter((line) => !line.startsWith('content/site/business.mdx'))).toEqual([]);
});

test('returns the same model with and without a cache', async ({ content }) => {
  const { model } = await load(content.root);
  expect(model).toBeDefined();
  expect(JSON.stringify((await load(fixture)).model)).toBe(JSON.stringify(model));
  await content.load();
  expect((await content.load()).model).toEqual(model);
});

describe('a new file', () => {
  test('becomes a page at its name, without a link in the header', async ({ content }) => {
    content.write('content/pages/spare-parts.mdx', page(''));
    const { pages } = await content.model();
    const routes = pages.map(({ id, route, data }) => [id, route, data]);
    expect(routes).toContainEqual([
      'spare-parts',
      '/spare-parts',
      expect.not.objectContaining({ navigation: expect.anything() }),
    ]);
    expect(routes).toContainEqual(['home', '/', expect.anything()]);
    expect(routes).toContainEqual(['not-found', undefined, expect.anything()]);
  });

  test('is sorted by its order as a number, 1000 after 999', async ({ content }) => {
    const before = (await content.load()).model?.pages.map(({ id }) => id) ?? [];
    content.write('content/pages/parts.mdx', page('navigation:\n  label: Parts\n  order: 0\n'));
    content.write('content/faq/ten.mdx', answer('Ten?', 1000));
    content.write('content/faq/nine.mdx', answer('Nine?', 999));
    const { model } = await content.load();
    expect(model?.pages.map(({ id }) => id)).toEqual(['parts', ...before]);
    expect(model?.collections.faq.slice(-2).map(({ id }) => id)).toEqual(['nine', 'ten']);
  });

  test('is sorted by its order within its folder', async ({ content }) => {
    const ids = async () => (await content.model()).collections.faq.map(({ id }) => id);
    const [first = '', second = '', ...others] = await ids();
    content.edit(`content/faq/${first}.mdx`, (text) => text.replace(/order: \d+/, 'order: 25'));
    expect(await ids()).toEqual([second, first, ...others]);
    expect((await content.load()).warnings).toEqual([]);
  });

  test('gets the values of the facts that it uses', async ({ content }) => {
    content.write('content/faq/why.mdx', answer('Is { phone } right, or {email}?'));
    const entry = (await content.load()).model?.collections.faq.find(({ id }) => id === 'why');
    expect(entry?.data.question).toBe('Is +977 983-1112223 right, or hello@example.org?');
  });

  test('is ignored if another program created it', async ({ content }) => {
    for (const name of ['.DS_Store', 'faq/Thumbs.db', 'faq/~$why.docx', '.obsidian/app.json']) {
      content.write(`content/${name}`, 'x');
    }
    expect(await content.diagnostics()).toEqual([]);
  });

  test('may contain escaped characters and code', async ({ content }) => {
    const body = '\\{a\\} < b, \\<c, `<d> {e}`.\n\n```\n<f> {g}\n```\n';
    content.write('content/faq/why.mdx', answer('"a < b > c?"') + body);
    expect(await content.diagnostics()).toEqual([]);
  });

  test('may contain links of every kind and a new picture', async ({ content }) => {
    const body = [
      '# हाम्रो कथा',
      '[one](#हाम्रो-कथा), [two](#%E0%A4%B9%E0%A4%BE%E0%A4%AE%E0%A5%8D%E0%A4%B0%E0%A5%8B-%E0%A4%95%E0%A4%A5%E0%A4%BE)',
      '[three](/), [four](/spare-parts#हाम्रो-कथा), [five](call), [six](https://example.com)',
      '[seven][faq], ![The same picture, set apart][handles]',
      '[faq]: /faq',
      '[handles]: handles',
    ].join('\n\n');
    content.write('content/pages/spare-parts.mdx', page('', body));
    content.write('content/pictures/handles.svg', drawing);
    const { model, diagnostics } = await content.load();
    expect(diagnostics).toEqual([]);
    expect(model?.pictures.handles).toEqual({
      path: 'content/pictures/handles.svg',
      width: 30,
      height: 20,
    });
  });
});

test('reports all required files if content/ is missing', async ({ content }) => {
  content.remove('content');
  const singletonFiles = Object.keys(singletons).map((name) => `content/site/${name}.mdx`);
  const pages = ['content/pages/home.mdx', 'content/pages/not-found.mdx'];
  expect(await content.diagnostics()).toEqual(
    [...pages, ...singletonFiles.toSorted()].map((file) => `${file}:1:1  ${missingMessage}`),
  );
});
