import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { heavyPageWarnings, makePhotoFiles } from '../../scripts/site/pictures/photo-files.ts';
import type { Folder } from '../support/folder.ts';
import { jpegPhoto, photo, position } from '../support/photos.ts';
import { test as base } from '../support/temporary-folder.ts';

/** Makes the files of the photo content/shelf.jpg, and records the messages about the progress. */
async function makeFiles({ root, write }: Folder, bytes: Buffer) {
  write('content/shelf.jpg', bytes);
  const { width, height } = await sharp(bytes).metadata();
  const messages: string[] = [];
  const pictures = { shelf: { path: 'content/shelf.jpg', width, height } };
  const cache = path.join(root, 'cache');
  const progress = (message: string) => void messages.push(message);
  const files = await makePhotoFiles(pictures, { contentRoot: root, cache, progress });
  return { files, messages };
}

/** A test with a folder for one photo, and a function that makes its files. */
const test = base.extend<{ make: (bytes: Buffer) => ReturnType<typeof makeFiles> }>({
  make: async ({ folder }, use) => use((bytes) => makeFiles(folder, bytes)),
});

test('encodes a photo as AVIF and JPEG in four widths without metadata', async ({ make }) => {
  const withMetadata = (await photo(1700, 850)).withExif(position).withIccProfile('p3');
  const { files } = await make(await withMetadata.jpeg().toBuffer());
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
  const { files } = await make(await jpegPhoto(600, 400));
  expect(files.get('shelf')?.avif.map(({ width }) => width)).toEqual([480, 600]);
});

test('reuses encoded files, but not for another photo of the same name', async ({ make }) => {
  const bytes = await jpegPhoto(500, 400);
  const first = await make(bytes);
  expect(first.messages).toEqual(['photo 1 of 1: content/shelf.jpg']);
  expect(await make(bytes)).toEqual({ files: first.files, messages: [] });
  const other = await make(await jpegPhoto(500, 300));
  expect(other.messages).toHaveLength(1);
  expect(other.files).not.toEqual(first.files);
});

test('stops the build and names the photo if it is truncated', async ({ make }) => {
  const bytes = await jpegPhoto(500, 400);
  const endMarker = bytes.subarray(-2);
  const truncated = Buffer.concat([bytes.subarray(0, 4000), endMarker]);
  const message = /^content\/shelf\.jpg:1:1 {2}Save this picture again/;
  await expect(make(truncated)).rejects.toThrow(message);
});

test('reports a page whose first pictures exceed 120 KB on a phone', async ({ make }) => {
  const create = { width: 1000, height: 800, channels: 3, background: '#888' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  const grain = await sharp({ create: { ...create, noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const flat = await sharp({ create }).jpeg().toBuffer();
  const pictures = [{ name: 'shelf', width: 800 }];
  const warningsWith = async (bytes: Buffer) =>
    heavyPageWarnings([{ page: 'content/pages/home.mdx', pictures }], (await make(bytes)).files);
  expect(await warningsWith(grain)).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.mdx: .* a phone loads \d+ KB of photos, more than 120 KB: shelf \d+ KB\./,
    ),
  ]);
  expect(await warningsWith(flat)).toEqual([]);
});
