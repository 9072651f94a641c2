import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test as base } from 'vitest';
import { precompress } from '../../../../scripts/hosting/precompress.ts';

const words = 'We buy and sell used furniture. '.repeat(50);

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'precompress-'));
    await mkdir(path.join(folder, 'assets'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test('files of text are written twice more, and hold the same', async ({ folder }) => {
  const file = path.join(folder, 'assets/style.css');
  await writeFile(file, words);
  await precompress(folder);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(words);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(words);
});

test('what is small or compressed already is left alone', async ({ folder }) => {
  await writeFile(path.join(folder, 'tiny.css'), 'a{}');
  await writeFile(path.join(folder, 'photo.png'), words);
  await writeFile(path.join(folder, '_headers'), words);
  await precompress(folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    '_headers',
    'assets',
    'photo.png',
    'tiny.css',
  ]);
});

test('the same files give the same bytes', async ({ folder }) => {
  const packed = async () => {
    await precompress(folder);
    return Promise.all(
      ['br', 'gz'].map((ending) => readFile(path.join(folder, `faq.html.${ending}`))),
    );
  };
  await writeFile(path.join(folder, 'faq.html'), words);
  expect(await packed()).toEqual(await packed());
});
