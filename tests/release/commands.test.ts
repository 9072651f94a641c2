import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { writeNextRelease } from '../support/next-release.ts';
import {
  pluginEdits,
  test,
  testWithContentRoot,
  withEdits,
  type ProjectCopy,
} from '../support/project-copy.ts';

const listNames = (copy: ProjectCopy, folder: string) => readdirSync(path.join(copy.root, folder));

testWithContentRoot(
  "builds the text in CONTENT_ROOT, without the project's own content",
  async ({ copy }) => {
    const { code } = await copy.run('vite', 'build');
    expect(code).toBe(0);
    const page = copy.read('dist/faq.html');
    expect(page).toContain('Which ways of payment are there?');
    expect(page).not.toContain('question:');
  },
);

test.for(['check', 'new', 'vite', 'diff'])(
  '%s fails if CONTENT_ROOT contains no content/',
  async (command, { other }) => {
    other.edit('.env', () => 'CONTENT_ROOT=src\n');
    const { code, output } = await other.run(command);
    other.edit('.env', () => '');
    expect(code).not.toBe(0);
    const sentence = `${path.join(other.root, 'src')} contains no folder content/. Set CONTENT_ROOT to a folder that contains one.\n`;
    expect(output.endsWith(sentence)).toBe(true);
    expect(output).not.toMatch(/^ +at /m);
  },
);

test('check rejects an unknown option with exit code 2', async ({ other }) => {
  expect(await other.run('check', '--fxi')).toEqual({
    code: 2,
    output: expect.stringContaining('"--fxi" is not a valid option. npm run check accepts --fix'),
  });
});

test('pair asks for the place of the site first', async ({ other }) => {
  const { code, output } = await other.run('pair');
  expect(code).toBe(1);
  expect(output).toContain('Write "website:" and "repository:" in content/site/business.mdx');
});

// The type checker reports this mistake earlier, but a build does not run the type checker.
test('a build fails if a tag has no component', async ({ other }) => {
  const withoutComponent = {
    'src/site/renderer/tags.ts': (text: string) => text.replace(/^ {2}PageLinks,\n/m, ''),
    'content/pages/faq.mdx': (text: string) => `${text}\n<PageLinks />\n`,
  };
  const { code, output } = await withEdits(other, withoutComponent, () =>
    other.run('vite', 'build'),
  );
  expect(code).toBe(1);
  expect(output).toContain('Expected component `PageLinks` to be defined');
});

test('a build rejects NODE_ENV in .env with one sentence', async ({ other }) => {
  other.edit('.env', () => 'NODE_ENV=development\n');
  const { code, output } = await other.run('vite', 'build');
  other.edit('.env', () => '');
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
] as const)(
  'a build rejects %s with one sentence',
  async ([option, value, sentence], { other }) => {
    const { code, output } = await other.run('vite', 'build', option, ...(value ? [value] : []));
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(listNames(other, 'content')).toContain('faq');
  },
);

test('builds into --outDir, with OFFLINE=off from .env and an added plugin', async ({ other }) => {
  other.edit('.env', () => 'OFFLINE=off\nADDED=hello\n');
  const { code, output } = await withEdits(other, pluginEdits, () =>
    other.run('vite', 'build', '--outDir', 'elsewhere/site'),
  );
  other.edit('.env', () => '');
  expect(output).toContain('elsewhere/site/ holds 6 pages.');
  expect(code).toBe(0);
  expect(other.read('elsewhere/site/sw.js')).toContain('unregister');
  const scripts = listNames(other, 'elsewhere/site/assets').filter((name) => name.endsWith('.js'));
  const allScripts = scripts.map((name) => other.read(`elsewhere/site/assets/${name}`)).join('');
  expect(allScripts).toContain('getRegistration');
  expect(other.read('elsewhere/site/index.html')).toContain('data-added="hello"');
});

/** Returns the bytes of each file of a built site by its path, as text that is compared quickly. */
function readFiles(siteRoot: string) {
  const entries = readdirSync(siteRoot, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(
    paths.map((file) => [path.relative(siteRoot, file), readFileSync(file, 'base64')]),
  );
}

test('writes the same bytes for a release as for a build in another mode', async ({ other }) => {
  writeNextRelease(other);
  const { code, output } = await other.run('release');
  expect(output).toContain('Ready to publish.');
  expect(output.trim().split('\n').at(-1)).toBe('dist/ holds 11 pages.');
  expect(code).toBe(0);
  expect(readFiles(path.join(other.root, 'dist'))).toEqual(readFiles(inject('nextDist')));
  expect(other.read('dist/about.html')).not.toContain('noindex');
  expect(other.read('dist/robots.txt')).toContain('Sitemap: https://second-grain.test/sitemap.xml');
  expect(other.read('dist/sitemap.xml')).toContain('<loc>https://second-grain.test/about</loc>');
  expect(listNames(other, 'dist/share').join()).toMatch(/\bhome-[0-9a-f]+\.png\b/);
});
