import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Color } from 'sharp';
import type { Page } from 'playwright-core';
import { findMetadata } from '../../src/compiler/files/photo-metadata.ts';
import { en, type Strings } from '../../src/staff/bar/strings/en.ts';
import { ne } from '../../src/staff/bar/strings/ne.ts';
import { nepali } from '../support/folders.ts';
import { hostilePhotos, jpeg, quarters, loosePhotos, secret } from '../support/hostile-photos.ts';
import { main } from '../support/parts.ts';
import { touchPhone } from '../support/pages.ts';
import {
  openAt,
  pressInSheet,
  sheet,
  test,
  textField,
  toolbar,
  toolbarButton,
  waitUntilKept,
  type DevSite,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs, withoutPolicy } from '../support/visits.ts';

/** Opens the form for a new photo. */
async function openForm(page: Page, strings = en) {
  await toolbarButton(page, strings.new).click();
  await pressInSheet(page, strings.photo);
}

const choose = (page: Page, name: string, bytes: Buffer, strings = en) =>
  sheet(page).getByLabel(strings.choosePhoto).setInputFiles({ name, mimeType: '', buffer: bytes });

/** Chooses a file of a size (bytes). The page makes the file, because Playwright sends large files slowly. */
const chooseLargeFile = (page: Page, size: number, strings: Strings) =>
  sheet(page)
    .getByLabel(strings.choosePhoto)
    .evaluate((input: HTMLInputElement, length) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(length)], 'large.jpg'));
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, size);

/** Chooses a photo in the open form, and returns the bytes of its drawing, which the form saves. */
async function drawPhoto(page: Page, name: string, bytes: Buffer) {
  const thumbnail = sheet(page).getByRole('img', { name: en.chosenPhoto });
  const before = (await thumbnail.count()) > 0 ? await thumbnail.getAttribute('src') : null;
  await choose(page, name, bytes);
  const drawing = sheet(page).locator(`img:not([src="${before}"])`).and(thumbnail);
  const drawn = await drawing.evaluate(async (image: HTMLImageElement) => {
    const response = await fetch(image.src);
    return [...new Uint8Array(await response.arrayBuffer())];
  });
  return Buffer.from(drawn);
}

/** Saves the chosen photo with a name, and returns the bytes of its file. */
async function savePhoto(page: Page, { root }: DevSite, name: string) {
  await sheet(page).getByRole('textbox').first().fill(name);
  await pressInSheet(page, en.save);
  await sheet(page).waitFor({ state: 'hidden', timeout: longTimeoutMs });
  return readFile(path.join(root, `content/pictures/${name}.jpg`));
}

/** Adds a photo on the staff page, and returns the bytes of its file. */
async function addPhoto(page: Page, site: DevSite, name: string, bytes: Buffer) {
  await openForm(page);
  await choose(page, `IMG.${name}`, bytes);
  await sheet(page).getByRole('img', { name: en.chosenPhoto }).waitFor();
  return savePhoto(page, site, name);
}

/** Returns the colours of the quarters of a photo, from the upper left to the lower right. */
async function quartersOf(bytes: Buffer) {
  const { data } = await sharp(bytes)
    .resize(2, 2, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 3, 6, 9].map((index) => [...data.subarray(index, index + 3)]);
}

/** Returns the index of the nearest colour in `quarters`. */
function nearestQuarter(colour: readonly number[]): number {
  const distances = quarters.map((quarter) =>
    Math.hypot(...quarter.map((value, index) => value - (colour[index] ?? 0))),
  );
  return distances.indexOf(Math.min(...distances));
}

test('draws only the upright pixels of each hostile photo, and saves the drawing', async ({
  devSite,
  visit,
}) => {
  // The policy of the page allows no script to read the drawing.
  const page = await visit('/faq', { ...touchPhone, ...withoutPolicy });
  const all = [...hostilePhotos, ...loosePhotos];
  expect(all.length).toBeGreaterThanOrEqual(31);
  await openForm(page);
  let drawing = Buffer.alloc(0);
  for (const [name, bytes] of all) {
    drawing = await drawPhoto(page, `IMG.${name}`, bytes);
    const { format, width, height } = await sharp(drawing).metadata();
    const { hasMetadata, isTruncated } = findMetadata(drawing);
    const hasSecret = drawing.includes(secret);
    const colours = (await quartersOf(drawing)).map(nearestQuarter);
    expect
      .soft({ format, width, height, hasMetadata, isTruncated, hasSecret, colours }, name)
      .toEqual({
        format: 'jpeg',
        width: 60,
        height: 40,
        hasMetadata: false,
        isTruncated: false,
        hasSecret: false,
        colours: [0, 1, 2, 3],
      });
  }
  expect(await savePhoto(page, devSite, 'last')).toEqual(drawing);
});

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const plainPng = (width: number, height: number, background: Color) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

test('puts a transparent photo on white, and keeps tiny and long photos', async ({
  devSite,
  visit,
}) => {
  const page = await visit('/faq', touchPhone);
  const logo = await addPhoto(page, devSite, 'logo-2', await plainPng(40, 30, clear));
  expect(await quartersOf(logo)).toEqual(Array.from({ length: 4 }, () => [255, 255, 255]));
  const dot = await addPhoto(page, devSite, 'dot', await plainPng(1, 1, '#864'));
  expect(await sharp(dot).metadata()).toMatchObject({ width: 1, height: 1 });
  const line = await addPhoto(page, devSite, 'line', await plainPng(8000, 1, '#864'));
  expect(await sharp(line).metadata()).toMatchObject({ width: 2560, height: 1 });
});

const forms: [title: string, route: string, open: (page: Page) => Promise<void>, file: string][] = [
  ['a new photo', '/faq', openForm, 'chest.jpg'],
  [
    'a photo below a text',
    '/about',
    async (page) => {
      await openAt(page, main(page).getByRole('paragraph').first());
      await textField(page).fill('A new beginning.');
      await sheet(page).getByText(en.addPhoto).click();
    },
    'chest-2.jpg',
  ],
  [
    'a photo instead of a picture',
    '/about',
    (page) => openAt(page, main(page).locator('header img').last()),
    'story.jpg',
  ],
];

for (const [title, route, open, file] of forms) {
  test(`keeps ${title} through a reload and in a new tab`, async ({ devSite, visit }) => {
    const page = await visit(route, touchPhone);
    const thumbnailOn = (tab: Page) => sheet(tab).getByRole('img', { name: en.chosenPhoto });
    const descriptionOn = (tab: Page) => sheet(tab).getByLabel('What does the photo show?').first();
    await open(page);
    await sheet(page)
      .getByLabel(/^(Take or choose a|Use another) photo/)
      .setInputFiles({ name: 'IMG.jpg', mimeType: '', buffer: jpeg });
    await descriptionOn(page).fill('Chest');
    await thumbnailOn(page).waitFor();
    await waitUntilKept(page, 'Chest');
    await page.reload();
    await thumbnailOn(page).waitFor();
    const nextTab = await page.context().newPage();
    await nextTab.goto(page.url());
    await page.close();
    await thumbnailOn(nextTab).waitFor();
    expect(await descriptionOn(nextTab).inputValue()).toBe('Chest');
    await sheet(nextTab)
      .getByRole('button', { name: title.includes('text') ? en.useThisPhoto : en.save })
      .click();
    await sheet(nextTab).waitFor({ state: 'hidden', timeout: longTimeoutMs });
    const saved = await readFile(path.join(devSite.root, 'content/pictures', file));
    expect((await quartersOf(saved)).map(nearestQuarter)).toEqual([0, 1, 2, 3]);
    if (title.includes('text')) await main(nextTab).getByText('A new beginning.').waitFor();
    // The next form is empty.
    await nextTab.reload();
    await toolbar(nextTab).waitFor();
    expect(await sheet(nextTab).count()).toBe(0);
    await openForm(nextTab);
    expect(await thumbnailOn(nextTab).count()).toBe(0);
  });
}

/** A file that the site cannot use, or its size, by the reason that the sheet shows. */
const unusable: Readonly<Record<keyof typeof en.photos, Buffer | number>> = {
  heic: Buffer.from('\0\0\0\u{18}ftypheic\0\0\0\0mif1heic', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n%%EOF'),
  gif: await sharp(jpeg).gif().toBuffer(),
  truncated: jpeg.subarray(0, -40),
  'too-large': 50_000_001,
  unreadable: Buffer.from('A letter.'),
};

test.for([
  ['/faq', en],
  ['/ne/faq', ne],
] as const)(
  'says on %s why a file cannot be used, and takes the next photo',
  async ([route, strings], { devSite, visit }) => {
    await cp(path.join(nepali, 'content/ne'), path.join(devSite.root, 'content/ne'), {
      recursive: true,
    });
    const page = await visit(route, touchPhone);
    await openForm(page, strings);
    const thumbnail = sheet(page).getByRole('img', { name: strings.chosenPhoto });
    for (const [reason, bytes] of Object.entries(unusable)) {
      await choose(page, 'IMG.jpg', jpeg, strings);
      await thumbnail.waitFor();
      await (typeof bytes === 'number'
        ? chooseLargeFile(page, bytes, strings)
        : choose(page, `${reason}.jpg`, bytes, strings));
      const sentence = strings.photos[reason as keyof typeof unusable];
      await sheet(page).getByRole('alert').getByText(sentence, { exact: true }).waitFor();
      expect(await thumbnail.count()).toBe(0);
    }
    for (const field of await sheet(page).getByRole('textbox').all()) await field.fill('unusable');
    await pressInSheet(page, strings.save);
    await sheet(page).getByText(strings.photos.unreadable).waitFor();
    expect(devSite.exists('content/pictures/unusable.jpg')).toBe(false);
    await choose(page, 'IMG.jpg', jpeg, strings);
    await thumbnail.waitFor();
    expect(await sheet(page).getByRole('alert').textContent()).toBe('');
  },
);
