import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { heavyPageWarnings, makePhotoFiles } from '../../scripts/site/pictures/photo-files.ts';
import { photo, position } from '../support/photos.ts';
import { test as base } from '../support/temporary-folder.ts';

/** A folder with one photo, and a function that makes its files. */
const test = base.extend<{
  make: (
    bytes: Buffer,
  ) => Promise<{ files: Awaited<ReturnType<typeof makePhotoFiles>>; messages: string[] }>;
}>({
  make: async ({ root }, use) => {
    mkdirSync(path.join(root, 'content'));
    await use(async (bytes) => {
      writeFileSync(path.join(root, 'content/shelf.jpg'), bytes);
      const { width, height } = await sharp(bytes).metadata();
      const messages: string[] = [];
      const pictures = { shelf: { path: 'content/shelf.jpg', width, height } };
      const cache = path.join(root, 'cache');
      const progress = (message: string) => void messages.push(message);
      const files = await makePhotoFiles(pictures, { contentRoot: root, cache, progress });
      return { files, messages };
    });
  },
});

test('encodes a photo as AVIF and JPEG in four widths without metadata', async ({ make }) => {
  const bytes = await (
    await photo(1700, 850)
  )
    .withExif(position)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const { files } = await make(bytes);
  for (const [format, list] of Object.entries(files.get('shelf') ?? {})) {
    expect(list.map(({ width }) => width)).toEqual([480, 800, 1200, 1600]);
    for (const { file, width } of list) {
      const metadata = await sharp(file).metadata();
      expect(metadata).toMatchObject({ width, height: width / 2 });
      expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'jpeg');
      expect(metadata).not.toHaveProperty('exif');
      expect(metadata).not.toHaveProperty('icc');
    }
  }
});

test('does not enlarge a small photo', async ({ make }) => {
  const { files } = await make(await (await photo(600, 400)).jpeg().toBuffer());
  expect(files.get('shelf')?.avif.map(({ width }) => width)).toEqual([480, 600]);
});

test('reuses encoded files, but not for another photo of the same name', async ({ make }) => {
  const firstPictures = await make(await (await photo(500, 400)).jpeg().toBuffer());
  expect(firstPictures.messages).toEqual(['photo 1 of 1: content/shelf.jpg']);
  const bytes = readFileSync(
    path.join(
      path.dirname(firstPictures.files.get('shelf')?.avif[0]?.file ?? ''),
      '../../content/shelf.jpg',
    ),
  );
  const second = await make(bytes);
  expect(second).toEqual({ files: firstPictures.files, messages: [] });
  const third = await make(await (await photo(500, 300)).jpeg().toBuffer());
  expect(third.messages).toHaveLength(1);
  expect(third.files).not.toEqual(firstPictures.files);
});

test('stops the build and names the photo if it is truncated', async ({ make }) => {
  const bytes = await (await photo(500, 400)).jpeg().toBuffer();
  await expect(make(Buffer.concat([bytes.subarray(0, 4000), bytes.subarray(-2)]))).rejects.toThrow(
    /^content\/shelf\.jpg:1:1 {2}Save this picture again/,
  );
});

test('reports a page whose first pictures exceed 120 KB on a phone', async ({ make }) => {
  const create = { width: 1000, height: 800, channels: 3, background: '#888' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  const grain = await sharp({ create: { ...create, noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const firstPictures = [
    { page: 'content/pages/home.mdx', pictures: [{ name: 'shelf', width: 800 }] },
  ];
  expect(await heavyPageWarnings(firstPictures, (await make(grain)).files)).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.mdx: .* a phone loads \d+ KB of photos, more than 120 KB: shelf \d+ KB\./,
    ),
  ]);
  expect(
    await heavyPageWarnings(
      firstPictures,
      (await make(await sharp({ create }).jpeg().toBuffer())).files,
    ),
  ).toEqual([]);
});
