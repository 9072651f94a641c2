import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Edits } from '../../scripts/vite/dev-panel/edits.ts';
import { contentState } from '../../scripts/vite/dev-panel/state.ts';
import { createContentStore } from '../../scripts/vite/content-store.ts';
import { positionAt } from '../../src/compiler/diagnostics/position.ts';
import { jpegPhoto, photo, position } from '../support/photos.ts';
import { openText, test, undoLast } from '../support/edits.ts';
import type { SiteCopy } from '../support/site-copy.ts';

const answer = 'content/faq/payment.mdx';

/** Returns a photo as a phone stores it: rotated, large and with a position. */
async function photoFromPhone(): Promise<Buffer> {
  const taken = await photo(3000, 1500);
  return taken.withExif(position).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

/** Returns a small photo in Base64, as the browser sends it. */
const smallPhoto = async () => (await jpegPhoto(80, 60)).toString('base64');

/** Expects an upright photo of at most 2560 px without metadata. */
async function expectPrepared(content: SiteCopy, file: string) {
  const bytes = readFileSync(path.join(content.root, file));
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1280, height: 2560 });
}

/** Returns the segment with this text, as a tap on the page selects it. */
async function segmentWith(content: SiteCopy, edits: Edits, file: string, text: string) {
  const fileText = content.read(file);
  const { line, column } = positionAt(fileText, fileText.indexOf(text));
  const { id = '', expected } = await openText(edits, `${file}:${line}:${column}`);
  return { file, id, expected };
}

test('prepares a photo and places it below the selected text', async ({ content, edits }) => {
  const before = content.read(answer);
  const place = await segmentWith(content, edits, answer, 'Pay with');
  const request = { data: (await photoFromPhone()).toString('base64'), name: 'काठको टेबल' };
  expect(await edits.addPhoto({ ...request, description: 'A [new]\ntable', place })).toMatchObject({
    save: { name: 'content/pictures/kathako-tebal.jpg' },
  });
  await expectPrepared(content, 'content/pictures/kathako-tebal.jpg');
  const [paragraph = ''] = place.expected.split('\n\n');
  expect(content.read(answer)).toBe(
    before.replace(paragraph, `${paragraph}\n\n![A \\[new\\] table](kathako-tebal)`),
  );
  expect(await content.diagnostics()).toEqual([]);

  const picture = await segmentWith(content, edits, answer, '![A');
  await edits.addPhoto({ ...request, description: 'Another', place: picture });
  expect(content.read(answer)).toContain('\n\n![Another](kathako-tebal-2)');
  expect(content.read(answer)).not.toContain('(kathako-tebal)');
  await undoLast(edits);
  await undoLast(edits);
  expect(content.read(answer)).toBe(before);
  expect(content.exists('content/pictures/kathako-tebal.jpg')).toBe(false);
});

test('replaces the picture of a field with a photo', async ({ content, edits }) => {
  const file = 'content/categories/tables.mdx';
  const place = await segmentWith(content, edits, file, 'table\n');
  const data = (await (await photo(800, 600)).png().toBuffer()).toString('base64');
  await edits.addPhoto({ data, name: 'IMG 1234', description: '', place });
  expect(content.read(file)).toContain('\npicture: img-1234\n');
  expect(content.exists('content/pictures/img-1234.png')).toBe(true);
});

test('rejects a file that is not a photo, and a field for text', async ({ content, edits }) => {
  const data = Buffer.from('not a photo').toString('base64');
  const request = { data, name: 'x', description: 'x', place: undefined };
  await expect(edits.addPhoto(request)).rejects.toThrow('The file cannot be read.');
  const place = await segmentWith(content, edits, answer, 'Which ways');
  await expect(edits.addPhoto({ ...request, data: await smallPhoto(), place })).rejects.toThrow(
    'Tap a text',
  );
  expect(readdirSync(path.join(content.root, 'content/pictures'))).not.toContain('x.jpg');
});

test('prepares a picture that is already in the folder', async ({ content, edits }) => {
  const bytes = await photoFromPhone();
  const file = 'content/pictures/फोटो (1).JPG';
  content.write(file, bytes);
  const store = createContentStore(content.root);
  await store.refresh();
  expect(contentState(store).errors).toMatchObject([{ isPreparable: true }]);
  expect(await edits.preparePicture(file)).toMatchObject({
    save: { name: 'content/pictures/photo-1.jpg' },
  });
  await expectPrepared(content, 'content/pictures/photo-1.jpg');
  expect(await content.diagnostics()).toEqual([]);
  await undoLast(edits);
  expect(readFileSync(path.join(content.root, file)).equals(bytes)).toBe(true);
});

test.for([answer, 'content/pictures/../faq/payment.mdx', 'content/pictures/.x.jpg'])(
  'does not prepare %s, which is not a picture',
  async (name, { edits }) => {
    await expect(edits.preparePicture(name)).rejects.toThrow();
  },
);

test('places a photo below text that begins like a picture', async ({ content, edits }) => {
  const text = `![${String.raw`\(`.repeat(60)}`;
  content.edit(answer, (before) => before.replace(/---\n\n[^]*/, () => `---\n\n${text}\n`));
  const place = await segmentWith(content, edits, answer, text);
  const data = await smallPhoto();
  await edits.addPhoto({ data, name: 'bench top', description: 'A table', place });
  expect(content.read(answer)).toContain(`${text}\n\n![A table](bench-top)\n`);
});
