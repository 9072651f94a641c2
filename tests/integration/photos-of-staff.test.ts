import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { createEdits, type Edits } from '../../scripts/vite/dev-panel/edits.ts';
import { contentState } from '../../scripts/vite/dev-panel/state.ts';
import { createContentStore } from '../../scripts/vite/content-store.ts';
import { photo, position } from '../support/photos.ts';
import { test as base, type SiteCopy } from '../support/site-copy.ts';

const test = base.extend<{ edits: Edits }>({
  edits: async ({ content }, use) => use(createEdits(content.root, () => ({}))),
});

/** A photo as a phone takes it: on its side, large, and with the place. */
async function fromPhone(): Promise<Buffer> {
  const taken = await photo(3000, 1500);
  return taken.withExif(position).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

async function expectPrepared(content: SiteCopy, file: string) {
  const { width, height, exif, orientation } = await sharp(
    readFileSync(path.join(content.root, file)),
  ).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1280, height: 2560 });
}

/** What is tapped on the page. */
async function tapped({ edit }: Edits, source: string) {
  const { file, id = '', expected } = await edit({ source, whole: false, isOnPage: false });
  return { file, id, expected };
}

const lineOf = (content: SiteCopy, file: string, text: string) =>
  content.read(file).slice(0, content.read(file).indexOf(text)).split('\n').length;

test('a photo from a phone is prepared, named and placed behind the text that is tapped', async ({
  content,
  edits,
}) => {
  const file = 'content/faq/payment.mdx';
  const before = content.read(file);
  const [paragraph = ''] = before.split('---\n\n').slice(1);
  const place = await tapped(edits, `${file}:${lineOf(content, file, paragraph)}:1`);
  const data = (await fromPhone()).toString('base64');
  const answer = await edits.addPhoto({
    data,
    name: 'काठको टेबल',
    description: 'A [new]\ntable',
    place,
  });
  expect(answer).toMatchObject({
    save: { name: 'content/pictures/kathako-tebal.jpg' },
  });
  await expectPrepared(content, 'content/pictures/kathako-tebal.jpg');
  const [first] = place.expected.split('\n\n');
  expect(content.read(file)).toBe(
    before.replace(String(first), `${first}\n\n![A \\[new\\] table](kathako-tebal)`),
  );
  expect(await content.diagnostics()).toEqual([]);

  const again = await tapped(edits, `${file}:${lineOf(content, file, '![A')}:1`);
  await edits.addPhoto({ data, name: 'काठको टेबल', description: 'Another', place: again });
  expect(content.read(file)).toContain('\n\n![Another](kathako-tebal-2)');
  expect(content.read(file)).not.toContain('(kathako-tebal)');
  for (const { id } of edits.saves()) await edits.undo(id);
  expect(content.read(file)).toBe(before);
  expect(existsSync(path.join(content.root, 'content/pictures/kathako-tebal.jpg'))).toBe(false);
});

test('a photo takes the place of a picture in a field', async ({ content, edits }) => {
  const [name = ''] = readdirSync(path.join(content.root, 'content/categories'));
  const file = `content/categories/${name}`;
  const place = await tapped(edits, `${file}:${lineOf(content, file, 'picture:')}:12`);
  const data = (await (await photo(800, 600)).png().toBuffer()).toString('base64');
  await edits.addPhoto({ data, name: 'IMG 1234', description: '', place });
  expect(content.read(file)).toContain('\npicture: img-1234\n');
  expect(existsSync(path.join(content.root, 'content/pictures/img-1234.png'))).toBe(true);
  await edits.undo(edits.saves()[0]?.id ?? 0);
});

test('a file that is no photo is refused, and so is a place that cannot hold one', async ({
  content,
  edits,
}) => {
  const data = Buffer.from('not a photo').toString('base64');
  const request = { data, name: 'x', description: 'x', place: undefined };
  expect(await edits.addPhoto(request)).toMatchObject({ result: 'errors' });
  const place = await tapped(edits, 'content/faq/payment.mdx:2:12');
  const good = (await (await photo(80, 60)).jpeg().toBuffer()).toString('base64');
  await expect(edits.addPhoto({ ...request, data: good, place })).rejects.toThrow('Tap a text');
  expect(readdirSync(path.join(content.root, 'content/pictures'))).not.toContain('x.jpg');
});

test('a picture that lies in the folder is prepared under a plain name, and undone', async ({
  content,
  edits,
}) => {
  const bytes = await fromPhone();
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
  await edits.undo(edits.saves()[0]?.id ?? 0);
  expect(readFileSync(path.join(content.root, file)).equals(bytes)).toBe(true);
  for (const name of [
    'content/faq/payment.mdx',
    'content/pictures/../faq/payment.mdx',
    'content/pictures/.x.jpg',
  ]) {
    await expect(edits.preparePicture(name)).rejects.toThrow();
  }
});

test('places a photo below a text that looks like the beginning of a picture', async ({
  content,
  edits,
}) => {
  const file = 'content/faq/payment.mdx';
  const before = content.read(file);
  const [head = ''] = before.split('---\n\n');
  const text = `![${String.raw`\(`.repeat(60)}`;
  content.write(file, `${head}---\n\n${text}\n`);
  const place = await tapped(edits, `${file}:${lineOf(content, file, text)}:1`);
  const data = (await (await photo(80, 60)).jpeg().toBuffer()).toString('base64');
  await edits.addPhoto({ data, name: 'bench top', description: 'A table', place });
  expect(content.read(file)).toContain(`${text}\n\n![A table](bench-top)\n`);
  for (const { id } of edits.saves()) await edits.undo(id);
});
