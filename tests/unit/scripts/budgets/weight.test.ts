import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'vitest';
import { createScale, filesUntilTouched } from '../../../../scripts/budgets/weight.ts';

const files: Record<string, string> = {
  'about.html':
    '<link rel="stylesheet" href="/assets/main.css"/><script type="module" src="/assets/start.js"></script>',
  'assets/main.css': '@font-face{src:url(./face.woff2)}',
  'assets/face.woff2': 'x'.repeat(5000),
  'assets/start.js': 'import"./shared.js";import("./app.js")',
  'assets/shared.js': `import"./start.js";${'shared();'.repeat(500)}`,
  'assets/app.js': 'app()',
};

const test = base.extend<{ site: string }>({
  site: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'weighed-site-'));
    await mkdir(path.join(folder, 'assets'));
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(folder, name), text);
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test('A page carries what it names and what that names in turn, not what comes later', async ({
  site,
}) => {
  expect((await filesUntilTouched(site, 'about.html')).toSorted()).toEqual([
    'about.html',
    'assets/face.woff2',
    'assets/main.css',
    'assets/shared.js',
    'assets/start.js',
  ]);
});

test('Text weighs what brotli leaves of it, a font what it is', async ({ site }) => {
  const [script, font] = await createScale(site)(['assets/shared.js', 'assets/face.woff2']);
  expect(script?.bytes).toBeLessThan(100);
  expect(font).toEqual({ file: 'assets/face.woff2', bytes: 5000 });
});

test('A page that names a file that is not there is refused', async ({ site }) => {
  await writeFile(path.join(site, 'about.html'), '<img src="/assets/lost.svg"/>');
  await expect(filesUntilTouched(site, 'about.html')).rejects.toThrow('lost.svg');
});
