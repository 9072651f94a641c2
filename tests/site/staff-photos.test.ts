import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Color } from 'sharp';
import type { Page } from 'playwright-core';
import { en, type Strings } from '../../src/staff/words/en.ts';
import { ne } from '../../src/staff/words/ne.ts';
import { nepali } from '../support/folders.ts';
import { hostilePhotos, jpeg, loosePhotos } from '../support/hostile-photos.ts';
import { touchPhone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import { cutOut, jpegPhoto } from '../support/photos.ts';
import {
  choosePhoto,
  drawingAfter,
  drawPhoto,
  expectUprightDrawings,
  nearestQuarter,
  openPhotoForm,
  quartersOf,
  thumbnail,
} from '../support/redrawn-photos.ts';
import {
  openAt,
  pressInSheet,
  sheet,
  test,
  textField,
  toolbar,
  waitUntilKept,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs, withoutPolicy } from '../support/visits.ts';

/** Photos with data that nobody may publish, one of each kind. The tests before a release draw all. */
const photos = [...hostilePhotos, ...loosePhotos].filter(([name]) =>
  /^(a JPEG with|a WebP with .* 6|EXIF (first|of)|eXIf$|text after|a video|printer)/.test(name),
);

const plainPng = (width: number, height: number, background: Color) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

test('draws only the upright pixels of a photo, on white, and saves the drawing', async ({
  content,
  visit,
}) => {
  const page = await visit('/faq', withoutPolicy);
  await openPhotoForm(page);
  expect(photos.length).toBeGreaterThanOrEqual(15);
  const drawing = await expectUprightDrawings(page, photos);
  await sheet(page).getByRole('textbox').first().fill('last');
  await pressInSheet(page, en.save);
  await sheet(page).waitFor({ state: 'hidden', timeout: longTimeoutMs });
  expect(readFileSync(path.join(content.root, 'content/pictures/last.jpg'))).toEqual(drawing);

  await openPhotoForm(page);
  const clear = await drawPhoto(
    page,
    'logo',
    await plainPng(40, 30, { r: 0, g: 0, b: 0, alpha: 0 }),
  );
  expect(await quartersOf(clear)).toEqual(Array.from({ length: 4 }, () => [255, 255, 255]));
  await drawPhoto(page, 'IMG.jpg', jpeg);
  const turned = await drawingAfter(page, () => pressInSheet(page, en.turn));
  expect((await quartersOf(turned)).map(nearestQuarter)).toEqual([2, 0, 3, 1]);
  const dot = await drawPhoto(page, 'dot', await plainPng(1, 1, '#864'));
  expect(await sharp(dot).metadata()).toMatchObject({ width: 1, height: 1 });
  const panorama = await drawPhoto(page, 'panorama', await plainPng(6000, 1000, '#864'));
  expect(await sharp(panorama).metadata()).toMatchObject({ width: 2560, height: 427 });
});

test('keeps the transparent pixels of a logo, and warns of a photo', async ({ content, open }) => {
  const page = await open('/');
  await openAt(page, page.getByRole('banner').locator('img'));
  await choosePhoto(page, 'IMG.jpg', await jpegPhoto(800, 600), en.replacePhoto);
  await thumbnail(page).waitFor();
  await pressInSheet(page, en.save);
  await sheet(page).getByRole('alert').getByText('transparent background').waitFor();
  expect(content.read('content/pictures/logo.svg')).not.toContain('data:');

  await choosePhoto(page, 'logo.png', await cutOut(800, 600), en.replacePhoto);
  await expect.poll(() => sheet(page).getByRole('alert').textContent()).toBe('');
  await thumbnail(page).waitFor();
  await pressInSheet(page, en.save);
  await sheet(page).waitFor({ state: 'hidden', timeout: longTimeoutMs });
  const logo = content.read('content/pictures/logo.svg');
  const png = Buffer.from(/data:image\/png;base64,([^"]+)/.exec(logo)?.[1] ?? '', 'base64');
  expect(await sharp(png).metadata()).toMatchObject({ width: 512, height: 384, hasAlpha: true });
  const { channels } = await sharp(png).stats();
  expect(channels.at(-1)).toMatchObject({ min: 0, max: 255 });
});

/** Chooses a photo and describes it, and waits until the browser keeps both. */
async function choose(page: Page) {
  await sheet(page)
    .getByLabel(/^(Take or choose a|Use another) photo/)
    .setInputFiles({ name: 'IMG.jpg', mimeType: '', buffer: jpeg });
  await sheet(page).getByLabel('What does the photo show?').first().fill('Chest');
  await thumbnail(page).waitFor();
  await waitUntilKept(page, 'Chest');
}

/** Saves the photo that is still there, and expects its file to have the chosen pixels. */
async function saveKept(page: Page, root: string, file: string, label = en.save) {
  await thumbnail(page).waitFor();
  const description = sheet(page).getByLabel('What does the photo show?').first();
  expect(await description.inputValue()).toBe('Chest');
  await sheet(page).getByRole('button', { name: label, exact: true }).click();
  await sheet(page).waitFor({ state: 'hidden', timeout: longTimeoutMs });
  const saved = readFileSync(path.join(root, 'content/pictures', file));
  expect((await quartersOf(saved)).map(nearestQuarter)).toEqual([0, 1, 2, 3]);
}

test('keeps a chosen photo in each form through a reload and in a new tab', async ({
  content: { root },
  visit,
}) => {
  const page = await visit('/about', touchPhone);
  await openPhotoForm(page);
  await choose(page);
  await page.reload();
  await saveKept(page, root, 'chest.jpg');

  await openAt(page, main(page).locator('header img').last());
  await choose(page);
  await page.reload();
  await saveKept(page, root, 'story.jpg');

  await openAt(page, main(page).getByRole('paragraph').first());
  await textField(page).fill('A new beginning.');
  await sheet(page).getByText(en.addPhoto).click();
  await choose(page);
  const nextTab = await page.context().newPage();
  await nextTab.goto(page.url());
  await page.close();
  await saveKept(nextTab, root, 'chest-2.jpg', en.useThisPhoto);
  await main(nextTab).getByText('A new beginning.').waitFor();
  // The next form is empty.
  await nextTab.reload();
  await toolbar(nextTab).waitFor();
  expect(await sheet(nextTab).count()).toBe(0);
  await openPhotoForm(nextTab);
  expect(await thumbnail(nextTab).count()).toBe(0);
});

test('adds a photo once if the sheet stays open for an order that is not saved', async ({
  content,
  open,
}) => {
  const page = await open('/faq');
  const question = 'Which ways of payment are there?';
  const answer = main(page).getByText('Pay with');
  await main(page).getByText(question).click();
  await openAt(page, answer);
  await sheet(page)
    .getByText(/^Order: /)
    .click();
  await pressInSheet(page, en.entry(en.moveUp, question));
  await sheet(page).getByText(en.addPhoto).click();
  await choose(page);
  await pressInSheet(page, en.useThisPhoto);
  await main(page).getByRole('img', { name: 'Chest' }).waitFor({ timeout: longTimeoutMs });
  await thumbnail(page).waitFor({ state: 'detached' });
  await pressInSheet(page, en.useThisPhoto);
  await pressInSheet(page, en.saveOrder);
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.read('content/faq/payment.mdx').match(/Chest/g)).toHaveLength(1);
});

test('crops and turns the photo that is there already, and saves nothing else', async ({
  content,
  open,
}) => {
  const file = 'content/pictures/chest.jpg';
  content.write(file, jpeg);
  content.edit('content/pages/about.mdx', (text) =>
    text.replace('## Who does what', '![An old chest](chest)\n\n$&'),
  );
  const page = await open('/about');
  await openAt(page, main(page).getByRole('img', { name: 'An old chest' }));
  await sheet(page).getByRole('img', { name: 'An old chest' }).waitFor();
  await pressInSheet(page, en.crop);
  await sheet(page).getByLabel(en.cropArea, { exact: true }).waitFor();
  await pressInSheet(page, en.wholePhoto);
  // The photo is as it was, so there is nothing to save.
  await sheet(page).getByRole('img', { name: 'An old chest' }).waitFor();
  await pressInSheet(page, en.turn);
  await thumbnail(page).waitFor();
  await pressInSheet(page, en.save);
  await sheet(page).waitFor({ state: 'hidden', timeout: longTimeoutMs });
  const saved = readFileSync(path.join(content.root, file));
  expect((await quartersOf(saved)).map(nearestQuarter)).toEqual([2, 0, 3, 1]);
});

/** The reasons that need no file of their own, or no browser. */
type OtherReason = 'not-read' | 'too-long';

/** A file that the site cannot use, or its size, by the reason that the sheet shows. */
const unusable: Readonly<Record<Exclude<keyof typeof en.photos, OtherReason>, Buffer | number>> = {
  heic: Buffer.from('\0\0\0\u{18}ftypheic\0\0\0\0mif1heic', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n%%EOF'),
  gif: await sharp(jpeg).gif().toBuffer(),
  truncated: jpeg.subarray(0, -40),
  'too-large': 50_000_001,
  unreadable: Buffer.from('A letter.'),
};

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

test('says in Nepali why a file cannot be used, and takes the next photo', async ({
  content,
  open,
}) => {
  cpSync(path.join(nepali, 'content/ne'), path.join(content.root, 'content/ne'), {
    recursive: true,
  });
  const page = await open('/ne/faq');
  await openPhotoForm(page, ne);
  const shown = thumbnail(page, ne);
  for (const [reason, bytes] of Object.entries(unusable)) {
    await choosePhoto(page, 'IMG.jpg', jpeg, ne.choosePhoto);
    await shown.waitFor();
    await (typeof bytes === 'number'
      ? chooseLargeFile(page, bytes, ne)
      : choosePhoto(page, `${reason}.jpg`, bytes, ne.choosePhoto));
    const sentence = ne.photos[reason as keyof typeof unusable];
    await sheet(page).getByRole('alert').getByText(sentence, { exact: true }).waitFor();
    expect(await shown.count()).toBe(0);
  }
  for (const field of await sheet(page).getByRole('textbox').all()) await field.fill('unusable');
  await pressInSheet(page, ne.save);
  await sheet(page).getByText(ne.photos.unreadable).waitFor();
  expect(content.exists('content/pictures/unusable.jpg')).toBe(false);
  await choosePhoto(page, 'IMG.jpg', jpeg, ne.choosePhoto);
  await shown.waitFor();
  expect(await sheet(page).getByRole('alert').textContent()).toBe('');
});
