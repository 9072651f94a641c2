import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import {
  pluginEdits,
  withServer,
  test as base,
  withEdits,
  type ProjectCopy,
} from '../support/project-copy.ts';

const faqFile = 'content/faq/payment.mdx';
const listNames = (copy: ProjectCopy, folder: string) => readdirSync(path.join(copy.root, folder));

/** A test with a built site in dist/ and the output of its build. */
const test = base.extend<{ built: { code: number | null; output: string } }>({
  built: [
    async ({ copy }, use) => use(await copy.run('vite', 'build')),
    { scope: 'file', auto: true },
  ],
});

test('writes pages with noindex if tasks remain', async ({ copy, built: { code, output } }) => {
  expect(output).toContain('dist/ holds 6 pages.');
  expect(output.trim().split('\n').at(-1)).toMatch(
    /^\d+ tasks remain before publishing \(npm run check -- --release lists them\); until then the pages ask search engines to leave them out\.$/,
  );
  expect(code).toBe(0);
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

// The type checker reports this mistake earlier, but a build does not run the type checker.
test('fails if a tag has no component', async ({ copy }) => {
  const withoutComponent = {
    'src/site/renderer/tags.ts': (text: string) => text.replace(/^ {2}PageLinks,\n/m, ''),
    'content/pages/faq.mdx': (text: string) => `${text}\n<PageLinks />\n`,
  };
  const { code, output } = await withEdits(copy, withoutComponent, () => copy.run('vite', 'build'));
  expect(code).toBe(1);
  expect(output).toContain('Expected component `PageLinks` to be defined');
});

test('rejects NODE_ENV in .env with one sentence', async ({ copy }) => {
  copy.edit('.env', () => 'NODE_ENV=development\n');
  const { code, output } = await copy.run('vite', 'build');
  copy.edit('.env', () => '');
  expect(code).toBe(1);
  expect(output).toContain('A build is always for production. Remove NODE_ENV from .env.');
  expect(output).not.toMatch(/^\s+at /m);
});

test.for([
  ['--base', '/shop/', 'The site is built for the root of a host. Remove "base".'],
  ['--watch', undefined, 'A build does not watch files. Use npm start instead.'],
  ['--outDir', '.', 'contains files that no build wrote'],
  ['--outDir', 'content', 'contains files that no build wrote'],
  ['--outDir', 'package.json/site', 'cannot be written'],
] as const)('rejects %s with one sentence', async ([option, value, sentence], { copy }) => {
  const { code, output } = await copy.run('vite', 'build', option, ...(value ? [value] : []));
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(listNames(copy, 'content')).toContain('faq');
});

test('builds into --outDir, with OFFLINE=off from .env and an added plugin', async ({ copy }) => {
  const previousHtml = copy.read('dist/index.html');
  copy.edit('.env', () => 'OFFLINE=off\nADDED=hello\n');
  const { code, output } = await withEdits(copy, pluginEdits, () =>
    copy.run('vite', 'build', '--outDir', 'elsewhere/site'),
  );
  copy.edit('.env', () => '');
  expect(output).toContain('elsewhere/site/ holds 6 pages.');
  expect(code).toBe(0);
  expect(copy.read('elsewhere/site/sw.js')).toContain('unregister');
  const readScripts = (folder: string) =>
    listNames(copy, `${folder}/assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => copy.read(`${folder}/assets/${name}`))
      .join('');
  expect(readScripts('elsewhere/site')).toContain('getRegistration');
  expect(readScripts('dist')).not.toContain('getRegistration');
  expect(copy.read('elsewhere/site/index.html')).toContain('data-added="hello"');
  expect(copy.read('dist/sw.js')).not.toContain('unregister');
  expect(copy.read('dist/index.html')).toBe(previousHtml);
});

/** The edits that make the fixture site ready to publish, with its own URL. */
const publishableEdits = {
  'content/site/business.mdx': (text: string) =>
    text
      .replace(/^email: .*$/m, 'email: hello@grain.test\nwebsite: https://grain.test')
      .replace(/^placeholders:[^]*?^---$/m, 'placeholders: []\n---'),
};

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

/** Returns the bytes of each file of a built site by its path, as text that is compared quickly. */
function readFiles({ root }: ProjectCopy, folder: string) {
  const siteRoot = path.join(root, folder);
  const entries = readdirSync(siteRoot, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(
    paths.map((file) => [path.relative(siteRoot, file), readFileSync(file, 'base64')]),
  );
}

test('writes the same bytes for a build in any mode and a release', async ({ copy, other }) => {
  const built = await withEdits(copy, publishableEdits, () =>
    copy.run('vite', 'build', '--mode', 'development', '--outDir', 'finished/site'),
  );
  expect(built.output.trim().split('\n').at(-1)).toBe('finished/site/ holds 6 pages.');
  const released = await withEdits(other, publishableEdits, () => other.run('release'));
  expect(released.output).toContain('Ready to publish.');
  expect(released.code).toBe(0);
  expect(readFiles(other, 'dist')).toEqual(readFiles(copy, 'finished/site'));
  expect(other.read('dist/about.html')).not.toContain('noindex');
  expect(other.read('dist/robots.txt')).toContain('Sitemap: https://grain.test/sitemap.xml');
  expect(other.read('dist/sitemap.xml')).toContain('<loc>https://grain.test/about</loc>');
  expect(listNames(other, 'dist/share').join()).toMatch(/\bhome-[0-9a-f]+\.png\b/);
});
