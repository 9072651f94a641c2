import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { fixContent } from '../../scripts/check/fix.ts';
import { sharpReader } from '../../scripts/read/sharp-reader.ts';
import { createInspectPicture } from '../../src/compiler/read/files/pictures.ts';
import { createValidationCache } from '../../src/compiler/check/validation-cache.ts';
import { lineOf } from '../support/line-of.ts';
import { photo, position } from '../support/photos.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { saying } from '../support/saying.ts';

const folder = 'content/pictures';
const shelf = await photo(64, 48);
const [jpeg, png] = [await shelf.jpeg().toBuffer(), await shelf.png().toBuffer()];
const avif = await shelf.avif({ effort: 0 }).toBuffer();
const large = await photo(600, 400);
const [largeJpeg, largePng] = [await large.jpeg().toBuffer(), await large.png().toBuffer()];
const largeWithPosition = await large.clone().withExif(position).jpeg().toBuffer();
const frames = [png, await sharp(png).negate().png().toBuffer()];
const animated = sharp(frames, { join: { animated: true } }).webp();
const create = { width: 20_000, height: 10_000, channels: 3, background: '#888' } as const;
const huge = sharp({ create, limitInputPixels: false }).png();
/** Removes all bytes after the first 9000, except the two bytes that mark the end of a JPEG. */
const withGap = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 9000), bytes.subarray(-2)]);

const readBytes = (content: SiteCopy, name: string) =>
  readFileSync(path.join(content.root, folder, name));

/** Sets the picture of a category. */
const showInCategory = (content: SiteCopy, name: string) =>
  content.edit('content/categories/tables.mdx', (text) =>
    text.replace(/^picture: .*$/m, `picture: ${name}`),
  );

const append = (content: SiteCopy, file: string, added: string) =>
  content.edit(file, (text) => `${text}\n${added}\n`);

const unreadable = 'Save this picture again in the program that made it. The file cannot be read.';

test.for<[string, string, Uint8Array, string | RegExp]>([
  ['a JPEG without its end', 'shelf.jpg', jpeg.subarray(0, 900), unreadable],
  ['a PNG without its end', 'shelf.png', png.subarray(0, 2000), unreadable],
  ['an AVIF without its end', 'shelf.avif', avif.subarray(0, -300), unreadable],
  ['a JPEG with a gap', 'shelf.jpg', withGap(largeJpeg), unreadable],
  ['a JPEG with a position and a gap', 'shelf.jpg', withGap(largeWithPosition), unreadable],
  ['a damaged PNG', 'shelf.png', Buffer.from(largePng).fill(7, 9000, 9400), unreadable],
  ['a PNG that is called JPEG', 'shelf.jpg', png, /^This is a PNG file.*end in \.png\.$/],
  [
    'a photo in the colours of printers (CMYK)',
    'shelf.jpg',
    await sharp(png).toColourspace('cmyk').jpeg().toBuffer(),
    /CMYK/,
  ],
  ['an animated picture', 'shelf.webp', await animated.toBuffer(), /^This picture is animated/],
  ['a photo of 200 megapixels', 'shelf.png', await huge.toBuffer(), /It has 200 megapixels/],
])('rejects a photo that cannot be shown: %s', async ([, name, bytes, expected], { content }) => {
  content.write(`${folder}/${name}`, bytes);
  const { diagnostics } = await content.load();
  expect(diagnostics).toMatchObject([{ path: `${folder}/${name}`, message: saying(expected) }]);
  await fixContent(content.root);
  expect(readBytes(content, name).equals(bytes)).toBe(true);
});

test('does not decode an unchanged photo again if it is cached', async () => {
  const createCache = () => createValidationCache(createInspectPicture(sharpReader));
  const file = { path: `${folder}/shelf.avif`, bytes: avif };
  const cache = createCache();
  const before = await cache.inspectPicture(file);
  expect(await cache.inspectPicture({ ...file, bytes: Buffer.from(avif) })).toBe(before);
  expect(before).toEqual({ width: 64, height: 48 });
  const fresh = await createCache().inspectPicture(file);
  expect(fresh).toEqual(before);
  expect(fresh).not.toBe(before);
  expect(await cache.inspectPicture({ ...file, bytes: jpeg })).toHaveProperty('message');
});

/** Damages a byte of a JPEG. The whole photo can then not be decoded, but a thumbnail can. */
async function damageByte(original: Buffer): Promise<Buffer> {
  // sharp skips parts of a photo when it makes a thumbnail.
  const canDecode = (bytes: Buffer, width: number) => {
    const thumbnail = sharp(bytes).resize(width).toBuffer();
    return thumbnail.then(() => true).catch(() => false);
  };
  for (let index = original.length - 5000; index < original.length; index += 7) {
    const bytes = Buffer.from(original);
    bytes[index] = 0xff;
    if ((await canDecode(bytes, 16)) && !(await canDecode(bytes, 480))) return bytes;
  }
  throw new Error('No byte damages only the whole photo.');
}

test('reports a photo with a damaged byte, and fixes other files', async ({ content }) => {
  content.write(`${folder}/shelf.jpg`, await damageByte(largeWithPosition));
  content.write(`${folder}/Wardrobe.jpg`, jpeg);
  expect((await fixContent(content.root)).map(lineOf)).toEqual([
    `${folder}/Wardrobe.jpg:1:1  renamed to wardrobe.jpg`,
  ]);
  expect(await content.diagnostics()).toEqual([`${folder}/shelf.jpg:1:1  ${unreadable}`]);
  content.remove(`${folder}/wardrobe.jpg`);
});

test.for<[string, string, Uint8Array, RegExp]>([
  [
    'a photo on its side',
    'shelf.png',
    await sharp(jpeg).withMetadata({ orientation: 6 }).png().toBuffer(),
    /is not upright\.$/,
  ],
  [
    'a photo that is too large',
    'shelf.jpg',
    await sharp(jpeg).resize(2600).jpeg().toBuffer(),
    /is 2600 pixels long, more than 2560\./,
  ],
])('rejects %s, and prepares it with --fix', async ([, name, bytes, expected], { content }) => {
  content.write(`${folder}/${name}`, bytes);
  expect(await content.diagnostics()).toEqual([expect.stringMatching(expected)]);

  const fixed = await fixContent(content.root);
  expect(fixed).toMatchObject([{ path: `${folder}/${name}`, message: saying(/^rewritten/) }]);
  const prepared = readBytes(content, name);
  const { exif, xmp, icc, orientation, width, height } = await sharp(prepared).metadata();
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(Math.max(width, height)).toBeLessThanOrEqual(2560);
  expect(await content.diagnostics()).toEqual([]);

  expect(await fixContent(content.root)).toEqual([]);
  expect(readBytes(content, name).equals(prepared)).toBe(true);
});

test('rejects a drawing that contains a photo with a position, and prepares the photo with --fix', async ({
  content,
}) => {
  const withPosition = await sharp(jpeg).withExif(position).jpeg().toBuffer();
  const drawing = (bytes: Buffer) => {
    // Inkscape and Illustrator break the text into lines.
    const lines = bytes.toString('base64').replaceAll(/.{76}/g, '$&&#10;');
    return `<?xml version="1.0" encoding="ISO-8859-1"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6">
      <title>Caf\u00E9</title><image width="8" height="6" href="data:image/jpeg;base64,${lines}"/></svg>`;
  };
  content.write(`${folder}/shelf.svg`, Buffer.from(drawing(withPosition), 'latin1'));
  expect(await content.diagnostics()).toEqual([
    `${folder}/shelf.svg:1:1  This drawing contains a photo. Prepare this photo for the site with "npm run check -- --fix". It contains the place where it was taken.`,
  ]);
  expect(await fixContent(content.root)).toHaveLength(1);
  expect(await content.diagnostics()).toEqual([]);
  const fixed = readBytes(content, 'shelf.svg').toString('latin1');
  const [, base64 = ''] = /base64,([^"]*)/.exec(fixed) ?? [];
  const { format, width, exif } = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 64, exif: undefined });
  // All other bytes stay.
  expect(fixed.replace(base64, '')).toBe(drawing(Buffer.of()));
});

test('turns a photo upright and converts its colours to sRGB with --fix', async ({ content }) => {
  const wide = (await photo(60, 20)).withMetadata({ orientation: 6 }).withIccProfile('p3');
  const bytes = await wide.jpeg().toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 20, hasProfile: true });
  content.write(`${folder}/shelf.jpg`, bytes);
  await fixContent(content.root);
  const { width, height, icc } = await sharp(readBytes(content, 'shelf.jpg')).metadata();
  expect({ width, height, icc }).toEqual({ width: 20, height: 60, icc: undefined });
});

test('renames a photo with --fix, and updates its uses', async ({ content }) => {
  content.write(`${folder}/IMG_1234.JPG`, jpeg);
  showInCategory(content, 'IMG_1234.JPG');
  append(content, 'content/faq/payment.mdx', '![A shelf](IMG_1234.JPG)\n\n![It](IMG_1234)');
  const fixed = (await fixContent(content.root)).map(lineOf);
  expect(fixed).toContain(`${folder}/IMG_1234.JPG:1:1  renamed to img-1234.jpg`);
  expect(await content.diagnostics()).toEqual([]);
  expect(content.read('content/categories/tables.mdx')).toContain('picture: img-1234\n');
  expect(content.read('content/faq/payment.mdx')).toContain('![A shelf](img-1234)');
  expect(content.read('content/faq/payment.mdx')).toContain('![It](img-1234)');
  const names = readdirSync(path.join(content.root, folder));
  expect(names.filter((name) => /img/i.test(name))).toEqual(['img-1234.jpg']);
  content.remove(`${folder}/img-1234.jpg`);
});

test.for<[string, string]>([
  ['shelf.jpg', 'Shelf.JPG'],
  ['shelf.png', 'SHELF.jpg'],
  ['SHELF_.jpg', 'Shelf.JPG'],
])(
  'keeps the names of two photos that --fix would both call shelf: %s and %s',
  async ([first, second], { content }) => {
    content.write(`${folder}/${first}`, first.endsWith('.png') ? png : jpeg);
    content.write(`${folder}/${second}`, await shelf.clone().withExif(position).jpeg().toBuffer());
    showInCategory(content, 'Shelf');
    append(content, 'content/faq/payment.mdx', '![A shelf](Shelf)');
    const hero = '<Hero picture="Shelf" words="A shelf.">\n\nWood.\n\n</Hero>';
    append(content, 'content/pages/about.mdx', hero);
    const before = await content.report();
    expect(before).not.toContain('write instead');
    expect(before).not.toContain('fixed automatically');
    expect(before).toContain(
      `${folder}/${second}:1:1  Give this file another name, and write that name where the picture is used. Otherwise this picture and ${folder}/${first} would both be called shelf.`,
    );
    expect(await fixContent(content.root)).toEqual([]);
    expect(await content.report()).toBe(before);
  },
);
