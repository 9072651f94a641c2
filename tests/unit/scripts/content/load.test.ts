import { describe, expect } from 'vitest';
import { load } from '../../../../scripts/content/load.ts';
import { project, test } from './content-copy.ts';

const page = (frontMatter: string, body = '# Spare parts') =>
  `---\ntitle: Spare parts\ndescription: Handles and hinges.\nwhatsapp: Hi!\n${frontMatter}---\n\n${body}\n`;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h8v8z" /></svg>';

describe('Somebody makes many mistakes at once', () => {
  test('and gets one list, sorted by file and by place, of all of them', async ({ content }) => {
    await content.write(
      'content/team/repairs.mdx',
      '---\ntitle:\nicon: wrnch\n---\n\nAsk {grandmother} or {phnoe}, <b>now</b>.\n\n[Why?](/fag)\n',
    );
    await content.write('content/faq/why.mdx', '—\nquestion: Why?\norder: 9\n—\n\nBecause.\n');
    await content.write(
      'content/pages/spare-parts.mdx',
      page('', '# Spare parts\n\n### Handles\n\n<Buton to="call">Call</Buton>\n\n![](shpo)'),
    );
    await content.write('content/Team/repairs.mdx', '');

    expect(await content.diagnostics()).toEqual([
      'content/Team/repairs.mdx:1:1  there is no kind of content called "Team"; did you mean "team"?',
      'content/faq/why.mdx:1:1  a content file begins with a line of exactly three hyphens (---); "—" was perhaps changed by a word processor',
      'content/pages/spare-parts.mdx:9:1  this heading skips a level; write ## instead of ###',
      'content/pages/spare-parts.mdx:11:1  there is no tag <Buton>; did you mean <Button>?',
      'content/pages/spare-parts.mdx:13:1  a picture needs words for those who do not see it: ![words](name)',
      'content/pages/spare-parts.mdx:13:1  there is no picture "shpo" in content/pictures; did you mean "shop"?',
      'content/team/repairs.mdx:2:1  "title" is empty: what the team is called',
      'content/team/repairs.mdx:2:1  "order" is missing: its place in the list, counted from 1',
      'content/team/repairs.mdx:3:7  "wrnch" is not one of the words allowed for "icon"; did you mean "wrench"?',
      'content/team/repairs.mdx:6:5  there is no fact "grandmother" in content/site/business.mdx',
      'content/team/repairs.mdx:6:22  there is no fact "phnoe" in content/site/business.mdx; did you mean "phone"?',
      'content/team/repairs.mdx:6:31  <b> is HTML, which is not allowed here; use Markdown or one of the tags',
      'content/team/repairs.mdx:8:1  there is no page /fag; did you mean "/faq"?',
    ]);
  });

  test('and gets no model that could be published', async ({ content }) => {
    await content.write('content/faq/why.mdx', 'Because.');
    expect((await content.load()).model).toBeUndefined();
  });

  test('in the facts, and the files that use them are not blamed', async ({ content }) => {
    await content.write('content/site/business.mdx', '---\nname: Basundhara Secondhand\n---\n');
    const diagnostics = await content.diagnostics();
    expect(diagnostics).not.toEqual([]);
    expect(diagnostics.filter((line) => !line.startsWith('content/site/business.mdx'))).toEqual([]);
  });

  test('and the terminal tells how many there are', async ({ content }) => {
    await content.write('content/faq/why.mdx', 'Because.');
    await content.write('content/faq/how.mdx', 'So.');
    const start = 'a content file begins with a line of exactly three hyphens (---)';
    const lines = (words: string) => `> 1 | ${words}\n    | ^`;
    expect(await content.report()).toBe(
      [
        `content/faq/how.mdx:1:1  ${start}\n${lines('So.')}`,
        `content/faq/why.mdx:1:1  ${start}\n${lines('Because.')}`,
        '2 diagnostics in the content.',
      ].join('\n\n\n'),
    );
    await content.remove('content/faq/how.mdx');
    expect(await content.report()).toMatch(/\n\n1 diagnostic in the content\.$/);
    await content.remove('content/faq/why.mdx');
    expect(await content.report()).toBe('');
  });
});

describe('The content as it is', () => {
  test('has no diagnostics and gives a model', async () => {
    const { model, diagnostics } = await load(project);
    expect(diagnostics).toEqual([]);
    expect(model?.pages.map(({ id }) => id)).toEqual(expect.arrayContaining(['home', 'not-found']));
  });

  test('gives the same model each time, so that the site is the same each time', async ({
    content,
  }) => {
    const first = await load(content.root);
    const second = await load(content.root);
    expect(first.model).toBeDefined();
    expect(JSON.stringify(second.model)).toBe(JSON.stringify(first.model));
  });

  test('gives the same model where unchanged files are not read anew', async ({ content }) => {
    const again = await content.load().then(() => content.load());
    expect(again.model).toBeDefined();
    expect(again.model).toEqual((await load(content.root)).model);
  });
});

describe('Somebody adds a file', () => {
  test('and a page of its name is there, without a link in the header', async ({ content }) => {
    await content.write('content/pages/spare-parts.mdx', page(''));
    const { model } = await content.load();
    const added = model?.pages.find(({ id }) => id === 'spare-parts');
    expect(added?.route).toBe('/spare-parts');
    expect(added?.data.navigation).toBeUndefined();
    expect(model?.pages.find(({ id }) => id === 'home')?.route).toBe('/');
    expect(model?.pages.find(({ id }) => id === 'not-found')?.route).toBeUndefined();
  });

  test('and its link stands where its order puts it', async ({ content }) => {
    const before = (await content.load()).model?.pages.map(({ id }) => id) ?? [];
    await content.write(
      'content/pages/spare-parts.mdx',
      page('navigation:\n  label: Spare parts\n  order: 0\n'),
    );
    const { model } = await content.load();
    expect(model?.pages.map(({ id }) => id)).toEqual(['spare-parts', ...before]);
  });

  test('and an entry stands where its order puts it, 10 behind 9', async ({ content }) => {
    const entry = (order: number) => `---\nquestion: Why?\norder: ${order}\n---\n\nBecause.\n`;
    await content.write('content/faq/ten.mdx', entry(1000));
    await content.write('content/faq/nine.mdx', entry(999));
    const { model } = await content.load();
    expect(model?.collections.faq.slice(-2).map(({ id }) => id)).toEqual(['nine', 'ten']);
  });

  test('with facts in it, and they are filled in', async ({ content }) => {
    await content.write(
      'content/faq/why.mdx',
      '---\nquestion: Is { phone } right, or {email}?\norder: 9\n---\n\nBecause.\n',
    );
    const { model } = await content.load();
    const { phone, email } = model?.facts ?? {};
    const question = model?.collections.faq.find(({ id }) => id === 'why')?.data.question;
    expect(question).toBe(`Is ${phone} right, or ${email}?`);
  });

  test('that a computer left behind, and nobody minds', async ({ content }) => {
    for (const name of ['.DS_Store', 'faq/Thumbs.db', 'faq/~$why.docx', '.obsidian/app.json']) {
      await content.write(`content/${name}`, 'x');
    }
    expect(await content.diagnostics()).toEqual([]);
  });

  test('with signs that are meant as themselves', async ({ content }) => {
    await content.write(
      'content/faq/why.mdx',
      '---\nquestion: "a < b > c?"\norder: 9\n---\n\n\\{a\\} < b, \\<c, `<d> {e}`.\n\n```\n<f> {g}\n```\n',
    );
    expect(await content.diagnostics()).toEqual([]);
  });

  test('with links of every kind', async ({ content }) => {
    await content.write(
      'content/pages/spare-parts.mdx',
      page(
        '',
        [
          '# हाम्रो कथा',
          '[one](#हाम्रो-कथा), [two](#%E0%A4%B9%E0%A4%BE%E0%A4%AE%E0%A5%8D%E0%A4%B0%E0%A5%8B-%E0%A4%95%E0%A4%A5%E0%A4%BE)',
          '[three](/), [four](/spare-parts#हाम्रो-कथा), [five](call), [six](https://example.com)',
          '[seven][faq], ![The same picture, set apart][handles]',
          '[faq]: /faq',
          '[handles]: handles',
        ].join('\n\n'),
      ),
    );
    await content.write('content/pictures/handles.svg', drawing);
    expect(await content.diagnostics()).toEqual([]);
  });

  test('with a picture, whose size is measured', async ({ content }) => {
    await content.write('content/pictures/handles.svg', drawing);
    const { model } = await content.load();
    expect(model?.pictures.handles).toEqual({
      path: 'content/pictures/handles.svg',
      width: 30,
      height: 20,
    });
  });
});
