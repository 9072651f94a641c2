import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { ProjectCopy } from '../browser/setup/project-copy.ts';
import { test } from './setup/copy.ts';

/** The scripts and styles that a build publishes, each named after what it holds. */
async function published({ root, run }: ProjectCopy): Promise<string[]> {
  const { code, output } = await run('build');
  expect(output).toContain('dist/ holds');
  expect(code).toBe(0);
  const names = await readdir(path.join(root, 'dist/assets'));
  return names.filter((name) => /\.(?:js|css)$/.test(name)).toSorted();
}

/** What a name says besides the hash. */
const plain = (name: string) => name.replace(/-[\w-]{8}\./, '.');

test('An edit of words publishes the page anew, and leaves the application as visitors have it', async ({
  copy,
}) => {
  const before = await published(copy);
  await copy.edit('content/faq/payment.mdx', (text) =>
    text.replace(/^question: .*$/m, 'question: Do you take gold?'),
  );
  const after = await published(copy);
  const changed = after.filter((name) => !before.includes(name)).map(plain);
  expect(changed).toEqual(['content.js', 'faq.js']);
  expect(after.map(plain)).toEqual(before.map(plain));
  expect(await readFile(path.join(copy.root, 'dist/faq.html'), 'utf8')).toContain(
    'Do you take gold?',
  );
});

test('A change of code is in the next build, and one that was taken back is not', async ({
  copy,
}) => {
  const before = await published(copy);
  const mark = (text: string) => text.replace('id="site-main"', 'id="site-main" data-mark=""');
  await copy.edit('src/site/Main.tsx', mark);
  const changed = await published(copy);
  expect(changed).not.toEqual(before);
  const page = () => readFile(path.join(copy.root, 'dist/index.html'), 'utf8');
  expect(await page()).toContain('data-mark');
  await copy.edit('src/site/Main.tsx', (text) => text.replace(' data-mark=""', ''));
  expect(await published(copy)).toEqual(before);
  expect(await page()).not.toContain('data-mark');
});
