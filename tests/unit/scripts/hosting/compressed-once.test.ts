import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test as base } from 'vitest';
import { compress } from '../../../../scripts/hosting/compress.ts';
import { compressedOnce } from '../../../../scripts/hosting/compressed-once.ts';
import { openShelf } from '../../../../scripts/shelf/shelf.ts';

const words = Buffer.from('We buy and sell used furniture. '.repeat(50));

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'compressed-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test('What is kept is what would be made', async ({ folder }) => {
  const made = await (await compressedOnce(openShelf(folder)))(words, 'br');
  const again = await (await compressedOnce(openShelf(folder)))(words, 'br');
  expect(made).toEqual(await compress(words, 'br'));
  expect(again).toEqual(made);
});

test('Other bytes, and the same in the other way, are compressed for themselves', async ({
  folder,
}) => {
  const press = await compressedOnce(openShelf(folder));
  const others = Buffer.from('other words');
  expect(brotliDecompressSync(await press(words, 'br'))).toEqual(words);
  expect(gunzipSync(await press(words, 'gz'))).toEqual(words);
  expect(brotliDecompressSync(await press(others, 'br'))).toEqual(others);
});
