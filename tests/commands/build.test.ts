import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { withServer, test as base, withEdits, type ProjectCopy } from '../support/project-copy.ts';

const faqFile = 'content/faq/payment.mdx';
const listNames = (copy: ProjectCopy, folder: string) => readdirSync(path.join(copy.root, folder));

/** A test in a copy of the project whose site has been built into dist/. */
const test = base.extend<{ built: undefined }>({
  built: [
    async ({ copy }, use) => {
      cpSync(inject('dist'), path.join(copy.root, 'dist'), { recursive: true });
      await use(undefined);
    },
    { scope: 'file', auto: true },
  ],
});

test('writes pages with noindex if tasks remain', ({ copy }) => {
  const output = inject('buildOutput');
  expect(output).toContain('dist/ holds 6 pages.');
  expect(output.trim().split('\n').at(-1)).toMatch(
    /^\d+ tasks remain before publishing \(npm run check -- --release lists them\); until then the pages ask search engines to leave them out\.$/,
  );
  const names = listNames(copy, 'dist');
  const pages = names.filter((name) => name.endsWith('.html'));
  const ids = pages.map((page) => path.parse(page).name);
  expect(ids.toSorted().join(' ')).toBe('404 about contact faq index sell-with-us');
  expect(names).toEqual(
    expect.arrayContaining(['assets', 'licenses.txt', 'manifest.webmanifest', 'sw.js']),
  );
  expect(copy.read('dist/faq.html')).toContain('Will you bring a piece to my house?');
  expect(copy.read('dist/_headers')).toContain('Content-Security-Policy');
  for (const page of pages) {
    const noindex = copy.read(`dist/${page}`).match(/<meta name="robots" content="noindex"/g);
    expect(noindex, page).toHaveLength(1);
  }
  // Crawlers cannot read noindex on a page that robots.txt forbids.
  expect(copy.read('dist/robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(names).not.toContain('sitemap.xml');
});

test('serves the current dist/ with its headers on the port of the option --port', async ({
  copy,
}) => {
  await withServer(copy, ['preview'], async (site) => {
    const about = await fetch(`${site}/about`);
    expect(about.status).toBe(200);
    expect(about.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await about.text()).toContain('Wood that has been lived with');
    expect((await fetch(`${site}/parts`)).status).toBe(404);

    // The next release may contain a file that is missing now.
    const missingFile = await fetch(`${site}/assets/gone-1a2b.js`);
    expect(missingFile.status).toBe(404);
    expect(missingFile.headers.get('Cache-Control')).toBe('no-cache');

    copy.edit('dist/parts.html', () => '<h1>Old hinges</h1>');
    expect(await (await fetch(`${site}/parts`)).text()).toContain('Old hinges');
    rmSync(path.join(copy.root, 'dist/parts.html'));
  });
});

test('reports content errors without a stack trace and keeps dist/', async ({ copy }) => {
  const previousHtml = copy.read('dist/faq.html');
  const withUnknownFact = { [faqFile]: (text: string) => `${text}\nCall {phnoe}.\n` };
  const { code, output } = await withEdits(copy, withUnknownFact, () => copy.run('vite', 'build'));
  expect(code).toBe(1);
  expect(output).toMatch(/content\/faq\/payment\.mdx:8:6 {2}There is no fact "phnoe"/);
  expect(output).toMatch(/^> \d+ \| Call \{phnoe\}\.$/m);
  expect(output).not.toMatch(/^\s+at /m);
  expect(copy.read('dist/faq.html')).toBe(previousHtml);
  expect(listNames(copy, '.').filter((name) => name.startsWith('.build-'))).toEqual([]);
});

test('lists the remaining tasks and keeps dist/ if a release is not ready', async ({ copy }) => {
  const previousHtml = copy.read('dist/faq.html');
  const withTask = { [faqFile]: (text: string) => `${text}\nTODO: name the bank.\n` };
  const { code, output } = await withEdits(copy, withTask, () => copy.run('release'));
  expect(code).toBe(1);
  expect(output).toMatch(/^content\/faq\/payment\.mdx:\d+:1 {2}.*"TODO"/m);
  expect(output).toMatch(/^content\/site\/business\.mdx:\d+:8 {2}.*"phone" is only an example/m);
  const count = output.match(/^content\//gm)?.length;
  expect(output).toContain(`${count} tasks remain before publishing.`);
  expect(copy.read('dist/faq.html')).toBe(previousHtml);
});
