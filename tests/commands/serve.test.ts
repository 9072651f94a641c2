import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { expect } from 'vitest';
import { elementsIn, linkIn, textOf } from '../support/built-page.ts';
import { nextRelease } from '../support/folders.ts';
import { draftId } from '../support/next-release.ts';
import {
  pluginEdits,
  testWithContentRoot,
  withEdits,
  withServer,
  type ProjectCopy,
} from '../support/project-copy.ts';
import { texts } from '../support/shop.ts';

/** A server, as `npm start` starts it, with a variable in .env and an added plugin. */
interface Server {
  /** The URL without a trailing slash. */
  site: string;
  /** Returns everything that the server has printed. */
  output: () => string;
  /** The folder with its content, relative to the copy of the project. */
  folder: string;
}

/** A test of a dev server whose content/ is a link to another folder. */
const test = testWithContentRoot.extend<{ server: Server }>({
  server: [
    async ({ copy, contentFolder: folder }, use) => {
      copy.edit('.env', (text) => `${text}ADDED=hello\n`);
      await withEdits(copy, pluginEdits, () =>
        withServer(copy, [], (site, output) => use({ site, output, folder })),
      );
    },
    { scope: 'file' },
  ],
});

test('prints the address of the staff page, and serves rendered pages with .env and an added plugin', async ({
  server: { site, output },
}) => {
  await expect.poll(output).toContain(`Staff:   ${site}/staff\n`);
  const page = await (await fetch(`${site}/about`)).text();
  expect(page).toContain('Wood that has been lived with');
  expect(page).toContain('data-added="hello"');
});

test('sends a sandbox policy with each picture, but not with pages', async ({
  server: { site },
}) => {
  const home = await fetch(`${site}/`);
  expect(home.headers.get('Content-Security-Policy')).toBeNull();
  const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(await home.text()) ?? [];
  for (const url of [picture, picture.replace('pictures', '%70ictures')]) {
    const response = await fetch(site + url);
    expect(response.headers.get('Content-Type'), url).toBe('image/svg+xml');
    expect(response.headers.get('Content-Security-Policy'), url).toBe('sandbox');
    expect(await response.text(), url).toContain('<svg');
  }
});

const readPage = async (site: string, route: string) =>
  fromHtml(await (await fetch(site + route)).text());

/** Saves files, and expects something of what the server then answers or prints. */
function afterSaving<Value>(
  copy: ProjectCopy,
  files: Readonly<Record<string, string>>,
  read: () => Value | Promise<Value>,
) {
  for (const [file, text] of Object.entries(files)) copy.edit(file, () => text);
  return expect.poll(read, { timeout: 60_000 });
}

test('marks a draft question and a draft page until they are published', async ({
  copy,
  server: { site, folder },
}) => {
  const mark = texts.notices.draft_mark;
  const inContent = (file: string) => path.join(folder, file);
  const question = (fields: string) => ({
    [inContent('faq/season.mdx')]:
      `---\nquestion: When is spring?\norder: 90\n${fields}---\n\nSoon.\n`,
  });
  const readQuestion = async () => {
    const questions = elementsIn(await readPage(site, '/faq'), 'details');
    return questions.map((item) => textOf(item)).find((text) => text.includes('spring'));
  };
  // A draft is shown even if its days are over.
  const draft = question('from: 2020-01-01\nuntil: 2020-04-01\ndraft: true\n');
  await afterSaving(copy, draft, readQuestion).toContain(mark);
  await afterSaving(copy, question(''), readQuestion).not.toContain(mark);

  const file = `pages/${draftId}.mdx`;
  const page = readFileSync(path.join(nextRelease, 'content', file), 'utf8');
  const readDraft = async () => textOf(await readPage(site, `/${draftId}`));
  await afterSaving(copy, { [inContent(file)]: page }, readDraft).toContain(mark);
  expect(linkIn(await readPage(site, '/faq'), 'Spring').href).toBe(`/${draftId}`);

  // A section that contains only drafts is shown as well.
  const names = ['local-hands', 'ready-to-use', 'solid-wood'];
  const badges = names.map((name) => inContent(`badges/${name}.mdx`));
  const drafts = badges.map((badge) => [
    badge,
    copy.read(badge).replace(/^order:/m, 'draft: true\norder:'),
  ]);
  const countMarks = async () => textOf(await readPage(site, '/')).split(mark).length - 1;
  await afterSaving(copy, Object.fromEntries(drafts), countMarks).toBe(3);
});

test('serves a saved change, and reports each error and its fix once in the terminal', async ({
  copy,
  server: { site, output, folder },
}) => {
  const file = path.join(folder, 'faq/delivery.mdx');
  const validText = `${copy.read(file)}\nSaved while somebody looks at it.\n`;
  const misspeltText = validText.replace('order:', 'ordr:');
  const expectAfterSaving = (text: string, read: () => string | Promise<string>) =>
    afterSaving(copy, { [file]: text }, read);
  const readAnswers = async () => textOf(await readPage(site, '/faq'));
  await expectAfterSaving(validText, readAnswers).toContain('Saved while somebody looks at it.');
  await expectAfterSaving(misspeltText, output).toContain('1 error in content');
  await expectAfterSaving(`${misspeltText}\n{phoen}\n`, output).toContain('2 errors in content');
  await expectAfterSaving(validText, output).toContain('0 errors in content');
  // Each error is printed once, and once more when it is fixed.
  const countOf = (text: string) => output().split(text).length - 1;
  expect(countOf('Did you mean "order"')).toBe(2);
  expect(countOf('Gone: content/faq/delivery.mdx')).toBe(2);
});
