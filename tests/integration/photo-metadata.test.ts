import path from 'node:path';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { fixContent } from '../../scripts/check/fix.ts';
import { sharpReader } from '../../scripts/read/sharp-reader.ts';
import { findMetadata } from '../../src/compiler/read/files/photo-metadata.ts';
import { inspectPhoto } from '../../src/compiler/read/files/photos.ts';
import {
  avif,
  hostilePhotos,
  jpeg,
  png,
  progressive,
  secret,
  webp,
} from '../support/hostile-photos.ts';
import { test } from '../support/site-copy.ts';
import { saying } from '../support/saying.ts';

test.each(hostilePhotos)('reports %s', async (_, bytes, ending, report) => {
  expect(await inspectPhoto(bytes, ending, sharpReader)).toMatchObject({
    message: saying(report),
    fix: { safe: true },
  });
});

test('removes all metadata with --fix', async ({ content }) => {
  const files = hostilePhotos.map(
    ([, , ending], index) => `content/pictures/photo-${index}${ending}`,
  );
  for (const [index, [, bytes]] of hostilePhotos.entries())
    content.write(files[index] ?? '', bytes);
  expect(await fixContent(content.root)).toHaveLength(files.length);
  expect(await content.diagnostics()).toEqual([]);
  for (const [index, file] of files.entries()) {
    const bytes = readFileSync(path.join(content.root, file));
    const { hasMetadata, hasLocation, orientation } = findMetadata(bytes);
    const [name] = hostilePhotos[index] ?? [];
    expect([name, hasMetadata, hasLocation, orientation, bytes.includes(secret)]).toEqual([
      name,
      false,
      false,
      1,
      false,
    ]);
  }
});

test.each([
  ['.jpg', jpeg],
  ['.jpg', progressive],
  ['.jpg', await sharp(png).withIccProfile('p3').jpeg().toBuffer()],
  ['.png', png],
  ['.webp', webp],
  ['.avif', avif],
])('accepts a photo without metadata (%s)', async (ending, bytes) => {
  expect(await inspectPhoto(bytes, ending, sharpReader)).toEqual({ width: 60, height: 40 });
});

test.each(hostilePhotos.filter(([name]) => name.includes('orientation')))(
  'reads the orientation of %s',
  (name, bytes) => {
    expect(findMetadata(bytes).orientation).toBe(Number(name.at(-1)));
  },
);

test.each([jpeg, png, webp, avif])('detects a truncated file', (bytes) => {
  expect(findMetadata(bytes).isTruncated).toBe(false);
  expect(findMetadata(bytes.subarray(0, -20)).isTruncated).toBe(true);
});
