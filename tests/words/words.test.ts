import { cpSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { folderTypes } from '../../src/compiler/content-types/content-types.ts';
import { load } from '../../scripts/read/load.ts';
import { compose } from '../../scripts/new/compose.ts';
import type { Folder } from '../support/folder.ts';
import { project } from '../support/folders.ts';
import { test as base } from '../support/temporary-folder.ts';
import { missingRows, rows } from './specified.ts';

/** A test with a folder that contains a copy of content/. */
const test = base.extend<{ copy: Folder }>({
  copy: async ({ folder }, use) => {
    cpSync(path.join(project, 'content'), path.join(folder.root, 'content'), { recursive: true });
    await use(folder);
  },
});

const missing = await missingRows(project);

test.for(rows)('finds "$text" in $path ($field)', (row) => {
  const advice =
    'The specification fixes this text. If the owner has approved another text, change words.md.';
  expect(missing, advice).not.toContain(row);
});

test('accepts the content if staff add a page, and an entry to each folder', async ({ copy }) => {
  const siteState = { order: 900, pictures: ['shop'], today: '2026-12-28', nextWeek: '2027-01-04' };
  for (const type of folderTypes) {
    const text = compose({ type, id: 'pianos', title: 'Do you buy pianos?' }, siteState);
    copy.write(`content/${type.folder}/pianos.mdx`, text);
  }
  expect((await load(copy.root)).diagnostics).toEqual([]);
  expect(await missingRows(copy.root)).toEqual([]);
});

test('accepts other facts, kinds of items, questions, headings and addresses of pages', async ({
  copy,
}) => {
  copy.edit('content/site/business.mdx', (text) =>
    text
      .replace(
        /^hours:\n(?: .*\n)+/m,
        'hours:\n  - from: sunday\n    to: tuesday\n    opens: 10:30 AM\n    closes: 4:00 PM\n',
      )
      .replace(/^  customers: .*/m, '  customers: 60,000+')
      .replace(/^  payment: .*/m, '  payment: cash or Fonepay'),
  );
  const [item = ''] = readdirSync(path.join(copy.root, 'content/accepted-items'));
  copy.edit(`content/accepted-items/${item}`, (text) =>
    text.replace(/^title: .*/m, 'title: Garden'),
  );
  const [question = ''] = readdirSync(path.join(copy.root, 'content/faq'));
  const answerLink = new RegExp(`\\((?:/faq)?#${path.parse(question).name}\\)`, 'g');
  for (const folder of ['content', 'content/ne']) {
    const pages = path.join(copy.root, folder, 'pages');
    renameSync(path.join(pages, 'about.mdx'), path.join(pages, 'our-shop.mdx'));
    copy.remove(`${folder}/faq/${question}`);
    for (const page of readdirSync(pages))
      copy.edit(`${folder}/pages/${page}`, (text) => text.replaceAll(answerLink, '(/contact)'));
  }
  copy.edit('content/pages/our-shop.mdx', (text) => text.replace(/^## .*/m, '## The six of us'));
  expect((await load(copy.root)).diagnostics).toEqual([]);
  expect(await missingRows(copy.root)).toEqual([]);
});

test('reports a badge that is missing in all languages', async ({ copy }) => {
  copy.remove('content/ne/badges/eco-friendly.mdx');
  expect(await missingRows(copy.root)).toEqual([]);
  copy.remove('content/badges/eco-friendly.mdx');
  expect(await missingRows(copy.root)).toEqual([
    { text: 'Eco-Friendly', path: 'content/badges', field: 'title' },
  ]);
});

test('reports the collections of a removed page', async ({ copy }) => {
  copy.remove('content/pages/sell-with-us.mdx');
  const missingTexts = (await missingRows(copy.root)).map(({ text }) => text);
  expect(missingTexts).toEqual(expect.arrayContaining(['steps', 'benefits', 'accepted-items']));
});

test('reports a fact whose value is written into the text', async ({ copy }) => {
  copy.edit('content/stats/years-of-experience.mdx', (text) => text.replace('{years}', '15+'));
  expect(await missingRows(copy.root)).toEqual([
    { text: '{years}', path: 'content/stats', field: 'fact' },
  ]);
});
