import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test as base } from 'vitest';
import { compress } from '../../../../scripts/hosting/compress.ts';
import { compressedOnce } from '../../../../scripts/hosting/compressed-once.ts';

const words = Buffer.from('We buy and sell used furniture. '.repeat(50));

const test = base.extend<{ root: string }>({
  root: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'compressed-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const kept = async (root: string) => {
  const folder = path.join(root, '.cache/compressed');
  return (await readdir(folder)).map((name) => path.join(folder, name));
};

test('What is kept is what would be made', async ({ root }) => {
  const first = await compressedOnce(root);
  const made = await first.compress(words, 'br');
  const again = await (await compressedOnce(root)).compress(words, 'br');
  expect(made).toEqual(await compress(words, 'br'));
  expect(again).toEqual(made);
});

for (const [what, foreign] of [
  ['is torn', Buffer.from('half')],
  ['holds other words', gzipSync('We sell nothing.')],
] as const) {
  test(`What ${what} is made anew`, async ({ root }) => {
    const made = await (await compressedOnce(root)).compress(words, 'gz');
    const [file = ''] = await kept(root);
    const content = await readFile(file);
    await writeFile(file, foreign);
    expect(await (await compressedOnce(root)).compress(words, 'gz')).toEqual(made);
    expect(await readFile(file)).toEqual(content);
  });
}

test('What was made of other words is not taken under the name of these', async ({ root }) => {
  const made = await (await compressedOnce(root)).compress(words, 'gz');
  const [file = ''] = await kept(root);
  await (await compressedOnce(root)).compress(Buffer.from('We sell nothing.'), 'gz');
  const other = (await kept(root)).find((name) => name !== file) ?? '';
  await writeFile(file, await readFile(other));
  expect(await (await compressedOnce(root)).compress(words, 'gz')).toEqual(made);
});

test('What nobody asked for any more is forgotten', async ({ root }) => {
  await (await compressedOnce(root)).compress(words, 'br');
  const second = await compressedOnce(root);
  await second.compress(Buffer.from('other words'), 'br');
  expect(await kept(root)).toHaveLength(2);
  await second.tidy();
  expect(await kept(root)).toHaveLength(1);
});

test('Where nothing can be kept all is compressed as well', async ({ root }) => {
  await writeFile(path.join(root, '.cache'), 'a file where the folder should be');
  const { compress: press, tidy } = await compressedOnce(root);
  expect(brotliDecompressSync(await press(words, 'br'))).toEqual(words);
  await tidy();
});
