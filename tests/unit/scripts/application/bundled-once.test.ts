import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'vitest';
import { bundledOnce } from '../../../../scripts/application/bundled-once.ts';

interface Workplace {
  root: string;
  /** What a build finds in the application, and whether it was bundled anew for that. */
  build: () => Promise<{ app: string; isNew: boolean }>;
}

const source = 'src/app.ts';
const kept = '.cache/application/client/app.js';

/** A project with one file of code, whose bundle is its words in capitals. */
const test = base.extend<{ workplace: Workplace }>({
  workplace: async ({}, use) => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'bundled-'));
    for (const folder of ['src', 'scripts/application', 'scripts/vite', 'node_modules']) {
      await mkdir(path.join(root, folder), { recursive: true });
    }
    await writeFile(path.join(root, source), 'first');
    await writeFile(path.join(root, 'tsconfig.json'), '{}');
    await writeFile(path.join(root, 'node_modules/.package-lock.json'), '{}');
    let isNew = false;
    const bundle = async (from: string, output: string) => {
      isNew = true;
      const text = await readFile(path.join(from, source), 'utf8');
      await mkdir(path.join(output, 'client'));
      await writeFile(path.join(output, 'client/app.js'), text.toUpperCase());
    };
    const build = async () => {
      isNew = false;
      const output = path.join(root, 'application');
      await rm(output, { recursive: true, force: true });
      await bundledOnce(root, output, bundle);
      return { app: await readFile(path.join(output, 'client/app.js'), 'utf8'), isNew };
    };
    await use({ root, build });
    await rm(root, { recursive: true });
  },
});

test('An application whose code is the same is bundled once', async ({ workplace }) => {
  expect(await workplace.build()).toEqual({ app: 'FIRST', isNew: true });
  expect(await workplace.build()).toEqual({ app: 'FIRST', isNew: false });
});

for (const [what, file, text, app] of [
  ['its code', source, 'second', 'SECOND'],
  ['a new file of code', 'src/more.css', 'a {}', 'FIRST'],
  ['how it is bundled', 'scripts/vite/site-config.ts', 'minify', 'FIRST'],
  ['a package', 'node_modules/.package-lock.json', '{ "react": 20 }', 'FIRST'],
] as const) {
  test(`It is bundled anew after a change of ${what}`, async ({ workplace }) => {
    await workplace.build();
    await writeFile(path.join(workplace.root, file), text);
    expect(await workplace.build()).toEqual({ app, isNew: true });
    expect(await workplace.build()).toEqual({ app, isNew: false });
  });
}

for (const [what, spoil] of [
  ['was changed', (root: string) => writeFile(path.join(root, kept), 'Spoiled')],
  ['is lost', (root: string) => rm(path.join(root, kept))],
  ['was not there before', (root: string) => writeFile(path.join(root, `${kept}.more`), 'More')],
  ['never was written', (root: string) => rm(path.join(root, '.cache/application/digest'))],
] as const) {
  test(`It is bundled anew where a part of the kept one ${what}`, async ({ workplace }) => {
    await workplace.build();
    await spoil(workplace.root);
    expect(await workplace.build()).toEqual({ app: 'FIRST', isNew: true });
    expect(await workplace.build()).toEqual({ app: 'FIRST', isNew: false });
  });
}

test('Where nothing can be kept it is bundled each time', async ({ workplace }) => {
  await writeFile(path.join(workplace.root, '.cache'), 'a file where the folder should be');
  expect(await workplace.build()).toEqual({ app: 'FIRST', isNew: true });
  expect(await workplace.build()).toEqual({ app: 'FIRST', isNew: true });
});

test('Builds side by side each get all of it', async ({ workplace: { root } }) => {
  let count = 0;
  const bundle = async (_: string, output: string) => {
    count += 1;
    await writeFile(path.join(output, 'app.js'), 'ALL');
  };
  const outputs = Array.from({ length: 8 }, (_, index) => path.join(root, `application-${index}`));
  await Promise.all(outputs.map((output) => bundledOnce(root, output, bundle)));
  for (const output of outputs) {
    expect(await readFile(path.join(output, 'app.js'), 'utf8')).toBe('ALL');
  }
  expect(count).toBeGreaterThan(0);
  count = 0;
  await bundledOnce(root, path.join(root, 'application'), bundle);
  expect(count).toBe(0);
});
