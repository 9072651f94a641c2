import { describe, expect } from 'vitest';
import { optionalSingletons, singletons } from '../../../../src/singletons/schemas.ts';
import { test } from './content-copy.ts';

const missing = 'this file is missing, and the site cannot be built without it';

describe('Somebody deletes a file that the site cannot do without', () => {
  for (const name of Object.keys(singletons)) {
    test(`site/${name}.mdx`, async ({ content }) => {
      await content.remove(`content/site/${name}.mdx`);
      expect(await content.diagnostics()).toEqual([`content/site/${name}.mdx:1:1  ${missing}`]);
    });
  }

  for (const name of ['home', 'not-found']) {
    test(`pages/${name}.mdx`, async ({ content }) => {
      await content.remove(`content/pages/${name}.mdx`);
      expect(await content.diagnostics()).toContain(`content/pages/${name}.mdx:1:1  ${missing}`);
    });
  }

  test('and all of content/', async ({ content }) => {
    await content.remove('content');
    const files = Object.keys(singletons).map((name) => `site/${name}`);
    expect(await content.diagnostics()).toEqual(
      [...files, 'pages/home', 'pages/not-found']
        .toSorted()
        .map((name) => `content/${name}.mdx:1:1  ${missing}`),
    );
  });
});

describe('Somebody deletes files that something else counts on', () => {
  test('a page that others link to is missed where the links stand', async ({ content }) => {
    await content.write(
      'content/faq/broken-items.mdx',
      '---\nquestion: Why?\norder: 6\n---\n\n[Sell](/sell-with-us)\n',
    );
    await content.remove('content/pages/sell-with-us.mdx');
    const diagnostics = await content.diagnostics();
    expect(diagnostics.find((line) => line.startsWith('content/faq/broken-items.mdx'))).toMatch(
      /^content\/faq\/broken-items\.mdx:6:1 {2}there is no page \/sell-with-us/,
    );
  });

  test('a page that shows a folder of content without files says so', async ({ content }) => {
    await content.remove('content/stats');
    const diagnostics = await content.diagnostics();
    expect(diagnostics).not.toEqual([]);
    for (const line of diagnostics) {
      expect(line).toMatch(
        /^content\/pages\/[a-z-]+\.mdx:\d+:13 {2}content\/stats has no files, so there is nothing to show here$/,
      );
    }
  });
});

describe('Somebody deletes a file that nothing counts on', () => {
  for (const name of Object.keys(optionalSingletons)) {
    test(`site/${name}.mdx, and the site does without`, async ({ content }) => {
      await content.write(`content/site/${name}.mdx`, '');
      await content.remove(`content/site/${name}.mdx`);
      expect(await content.diagnostics()).toEqual([]);
    });
  }

  test('an entry, and the others stay', async ({ content }) => {
    const file = 'content/team/repairs.mdx';
    await content.write(file, '---\ntitle: Repairs\nicon: wrench\norder: 9\n---\n\nMends it.\n');
    const before = (await content.load()).model?.collections.team.map(({ id }) => id);
    await content.remove(file);
    const after = (await content.load()).model?.collections.team.map(({ id }) => id);
    expect(before).toEqual([...(after ?? []), 'repairs']);
  });
});
