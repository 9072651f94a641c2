import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, describe, expect } from 'vitest';
import { load } from '../../scripts/content/load.ts';
import { lastChange } from '../../scripts/site/last-change.ts';
import { metadataFiles } from '../../scripts/site/metadata-files.ts';
import { commit, git, hasGit, write } from '../support/repository.ts';
import { project, smallSite } from '../support/site-copy.ts';

const first = '2026-01-05T09:00:00+05:45';
const second = '2026-02-06T10:30:00+05:45';
const third = '2026-03-07T17:00:00+05:45';

const test = base.extend<{ empty: string; folder: string }>({
  empty: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'history-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  /** A repository whose about.mdx is older than what lies in faq/. */
  folder: async ({ empty }, use) => {
    git(empty, 'init', '--quiet');
    write(empty, 'about.mdx', 'About us');
    write(empty, 'faq/pay.mdx', 'Pay');
    commit(empty, first);
    write(empty, 'faq/sell.mdx', 'Sell');
    commit(empty, second);
    await use(empty);
  },
});

describe.skipIf(!hasGit)('the day of the last change', () => {
  test('is that of the newest commit that touched any of the files', async ({ folder }) => {
    expect(await lastChange(folder, ['about.mdx'])).toBe(first);
    expect(await lastChange(folder, ['faq'])).toBe(second);
    expect(await lastChange(folder, ['about.mdx', 'faq'])).toBe(second);
  });

  test('is later when a file was taken away', async ({ folder }) => {
    await rm(path.join(folder, 'faq/pay.mdx'));
    commit(folder, third);
    expect(await lastChange(folder, ['faq'])).toBe(third);
    expect(await lastChange(folder, ['about.mdx'])).toBe(first);
  });

  test('is not known while changes are not committed, and only of the files changed', async ({
    folder,
  }) => {
    write(folder, 'about.mdx', 'About all of us');
    expect(await lastChange(folder, ['about.mdx', 'faq'])).toBeUndefined();
    expect(await lastChange(folder, ['faq'])).toBe(second);
    write(folder, 'faq/new.mdx', 'New');
    expect(await lastChange(folder, ['faq'])).toBeUndefined();
  });

  test('is not known where only the newest part of the history is', async ({ folder }) => {
    git(folder, 'clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, 'shallow');
    expect(await lastChange(path.join(folder, 'shallow'), ['about.mdx'])).toBeUndefined();
  });

  test('is not known of files that git never saw', async ({ folder }) => {
    expect(await lastChange(folder, ['no-such-file.mdx'])).toBeUndefined();
  });
});

test('the day of the last change is not known where there is no history', async ({ empty }) => {
  write(empty, 'about.mdx', 'About us');
  expect(await lastChange(empty, ['about.mdx'])).toBeUndefined();
});

test.skipIf(!hasGit)(
  'the sitemap has the days of the history of the content, also where that stands elsewhere',
  async ({ empty }) => {
    await cp(path.join(smallSite, 'content'), path.join(empty, 'content'), { recursive: true });
    git(empty, 'init', '--quiet');
    commit(empty, first);
    const { model } = await load(empty);
    if (!model) throw new Error('the content has errors');
    const business = { ...model.site.business, website: 'https://shop.test' };
    const one = { ...model, pages: model.pages.slice(0, 1), site: { ...model.site, business } };
    const options = { root: project, contentRoot: empty, isUnfinished: false };
    const files = await metadataFiles(one, options);
    expect(files.get('sitemap.xml')).toContain(`<lastmod>${first}</lastmod>`);
  },
);
