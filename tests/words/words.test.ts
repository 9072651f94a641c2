import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { folderTypes } from '../../src/compiler/content-types/content-types.ts';
import { load } from '../../scripts/read/load.ts';
import { compose } from '../../scripts/new/compose.ts';
import { project } from '../support/folders.ts';
import { test as base } from '../support/temporary-folder.ts';
import { missingRows, rows } from './specified.ts';

/** A test with a folder that contains a copy of content/. */
const test = base.extend<{ copy: string }>({
  copy: async ({ root }, use) => {
    cpSync(path.join(project, 'content'), path.join(root, 'content'), { recursive: true });
    await use(root);
  },
});

const missing = await missingRows(project);

test.for(rows)('finds "$text" in $path ($field)', (row) => {
  expect(missing, 'If the owner has approved another text, change words.md.').not.toContain(row);
});

test('accepts the content if staff add a page, and an entry to each folder', async ({ copy }) => {
  const siteState = { order: 900, pictures: ['shop'], today: '2026-12-28', nextWeek: '2027-01-04' };
  for (const type of folderTypes) {
    const text = compose({ type, id: 'pianos', title: 'Do you buy pianos?' }, siteState);
    writeFileSync(path.join(copy, `content/${type.folder}/pianos.mdx`), text);
  }
  expect((await load(copy)).diagnostics).toEqual([]);
  expect(await missingRows(copy)).toEqual([]);
});

test('reports a badge that is missing in all languages', async ({ copy }) => {
  rmSync(path.join(copy, 'content/ne/badges/eco-friendly.mdx'));
  expect(await missingRows(copy)).toEqual([]);
  rmSync(path.join(copy, 'content/badges/eco-friendly.mdx'));
  expect(await missingRows(copy)).toEqual([
    { text: 'Eco-Friendly', path: 'content/badges', field: 'title' },
  ]);
});

test('reports the collections of a removed page', async ({ copy }) => {
  rmSync(path.join(copy, 'content/pages/sell-with-us.mdx'));
  const missingTexts = (await missingRows(copy)).map(({ text }) => text);
  expect(missingTexts).toEqual(expect.arrayContaining(['steps', 'benefits', 'accepted-items']));
});
