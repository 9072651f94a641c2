import { describe, expect } from 'vitest';
import { load } from '../../scripts/content/load.ts';
import { singletons } from '../../src/singletons/schemas.ts';
import { fixture } from '../support/folders.ts';
import { test } from '../support/site-copy.ts';

const page = (frontMatter: string, body = '# Spare parts') =>
  `---\ntitle: Spare parts\ndescription: Handles and hinges.\nwhatsapp: Hi!\n${frontMatter}---\n\n${body}\n`;
const answer = (question: string, order = 9) =>
  `---\nquestion: ${question}\norder: ${order}\n---\n\nBecause.\n`;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h8v8z" /></svg>';
const missing = 'This file is missing. The site cannot be built without it.';

describe('content with many mistakes', () => {
  test('has a sorted list of diagnostics and no model', async ({ content }) => {
    content.write(
      'content/team/repairs.mdx',
      '---\ntitle:\nicon: wrnch\n---\n\nAsk {grandmother} or {phnoe}, <b>now</b>.\n\n[Why?](/fag)\n',
    );
    content.write('content/faq/why.mdx', '—\nquestion: Why?\norder: 9\n—\n\nBecause.\n');
    content.write(
      'content/pages/spare-parts.mdx',
      page('', '# Spare parts\n\n### Handles\n\n<Buton to="call">Call</Buton>\n\n![](shpo)'),
    );
    content.write('content/Team/repairs.mdx', '');

    expect((await content.load()).model).toBeUndefined();
    expect(await content.diagnostics()).toEqual([
      'content/Team/repairs.mdx:1:1  The site does not use a folder "Team" in content/. Did you mean "team"?',
      'content/faq/why.mdx:1:1  A content file begins with a line of exactly three hyphens (---) and nothing else.',
      'content/pages/spare-parts.mdx:9:1  Write ## instead of ###. This heading skips a level.',
      'content/pages/spare-parts.mdx:11:1  There is no tag <Buton>. Did you mean <Button>?',
      'content/pages/spare-parts.mdx:13:1  Describe the picture for people who cannot see it: ![description](name)',
      'content/pages/spare-parts.mdx:13:5  There is no picture "shpo" in content/pictures. Did you mean "shop"?',
      'content/team/repairs.mdx:2:1  "title" is empty. The name of the team.',
      'content/team/repairs.mdx:2:1  "order" is missing. Its order: smaller numbers come first, with gaps such as 10, 20, 30.',
      'content/team/repairs.mdx:3:7  "icon" cannot be "wrnch". Did you mean "wrench"?',
      'content/team/repairs.mdx:6:5  There is no fact "grandmother" in content/site/business.mdx.',
      'content/team/repairs.mdx:6:22  There is no fact "phnoe" in content/site/business.mdx. Did you mean "phone"?',
      'content/team/repairs.mdx:6:31  <b> is HTML, which is not allowed here. Use Markdown or one of the tags.',
      'content/team/repairs.mdx:8:8  There is no page /fag. Did you mean "/faq"?',
    ]);
  });

  test('has one diagnostic of an invalid fact, not of each use', async ({ content }) => {
    content.write('content/site/business.mdx', '---\nname: Second Grain\n---\n');
    const diagnostics = await content.diagnostics();
    expect(diagnostics).not.toEqual([]);
    expect(diagnostics.filter((line) => !line.startsWith('content/site/business.mdx'))).toEqual([]);
  });

  test('has a report that ends with the number of mistakes', async ({ content }) => {
    content.write('content/faq/why.mdx', 'Because.');
    content.write('content/faq/how.mdx', 'So.');
    const start =
      'Write a line of three hyphens (---) above the fields, and another one below them.';
    const messagesOf = (file: string, text: string) =>
      `content/faq/${file}.mdx:1:1  ${start}  front-matter\n> 1 | ${text}\n    | ^`;
    expect(await content.report()).toBe(
      [messagesOf('how', 'So.'), messagesOf('why', 'Because.'), '2 errors in the content.'].join(
        '\n\n\n',
      ),
    );
    content.remove('content/faq/how.mdx');
    expect(await content.report()).toMatch(/\n\n1 error in the content\.$/);
    content.remove('content/faq/why.mdx');
    expect(await content.report()).toBe('');
  });
});

test('returns the same model with and without a cache', async ({ content }) => {
  const { model } = await load(content.root);
  expect(model).toBeDefined();
  expect(JSON.stringify((await load(fixture)).model)).toBe(JSON.stringify(model));
  await content.load();
  expect((await content.load()).model).toEqual(model);
});

describe('a new file', () => {
  test('is a page whose path is its name, without a link in the header', async ({ content }) => {
    content.write('content/pages/spare-parts.mdx', page(''));
    const routes = (await content.load()).model?.pages.map(({ id, route, data }) => [
      id,
      route,
      data,
    ]);
    expect(routes).toContainEqual([
      'spare-parts',
      '/spare-parts',
      expect.not.objectContaining({ navigation: expect.anything() }),
    ]);
    expect(routes).toContainEqual(['home', '/', expect.anything()]);
    expect(routes).toContainEqual(['not-found', undefined, expect.anything()]);
  });

  test('is sorted by its order as a number, 10 after 9', async ({ content }) => {
    const before = (await content.load()).model?.pages.map(({ id }) => id) ?? [];
    content.write('content/pages/parts.mdx', page('navigation:\n  label: Parts\n  order: 0\n'));
    content.write('content/faq/ten.mdx', answer('Ten?', 1000));
    content.write('content/faq/nine.mdx', answer('Nine?', 999));
    const { model } = await content.load();
    expect(model?.pages.map(({ id }) => id)).toEqual(['parts', ...before]);
    expect(model?.collections.faq.slice(-2).map(({ id }) => id)).toEqual(['nine', 'ten']);
  });

  test('has its facts inserted', async ({ content }) => {
    content.write('content/faq/why.mdx', answer('Is { phone } right, or {email}?'));
    const entry = (await content.load()).model?.collections.faq.find(({ id }) => id === 'why');
    expect(entry?.data.question).toBe('Is +977 983-1112223 right, or hello@example.org?');
  });

  test('is ignored if an operating system created it', async ({ content }) => {
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

  test('may contain links of every kind and new pictures', async ({ content }) => {
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

test('does not report a fact as unused if only search engines read it', async ({ content }) => {
  const unused = async () =>
    (await content.load()).warnings.filter(({ message }) => message.includes('not used'));
  content.edit('content/site/business.mdx', (text) =>
    text.replace(/^facts:$/m, 'facts:\n  rent: Rs 500'),
  );
  const { files } = await content.load();
  for (const file of files.map(({ source }) => source.path)) {
    content.edit(file, (text) => text.replaceAll(/\{(?:payment|delivery_area)\}/g, 'money'));
  }
  expect((await unused()).map(({ message }) => message)).toEqual([
    expect.stringContaining('Write {rent} where you need this fact'),
  ]);
});

test('reports all required files if content/ is missing', async ({ content }) => {
  content.remove('content');
  const singletonFiles = Object.keys(singletons).map((name) => `content/site/${name}.mdx`);
  const pages = ['content/pages/home.mdx', 'content/pages/not-found.mdx'];
  expect(await content.diagnostics()).toEqual(
    [...pages, ...singletonFiles.toSorted()].map((file) => `${file}:1:1  ${missing}`),
  );
});
