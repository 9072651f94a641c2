import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { main } from '../../support/parts.ts';
import { cutOut, jpegPhoto, photo, position } from '../../support/photos.ts';
import { sheet } from '../../support/staff.ts';
import { expect } from '../../support/visitor.ts';
import { longTimeoutMs } from '../../support/visits.ts';
import type { Story } from './story.ts';

/** Replaces a picture, which a link may cover. @param title what the notice calls it; `logo` in the bar's language */
const replace =
  (
    route: string,
    find: (page: Page) => Locator,
    file: string,
    title: string,
    chosen: Promise<Buffer> = jpegPhoto(80, 60),
  ): Story =>
  async ({ openAsStaff, readChanges }) => {
    const { page, strings, press, switchOn, choosePhoto, save } = await openAsStaff(route);
    await switchOn();
    await press(find(page), { force: true });
    await sheet(page).getByRole('heading', { name: strings.picture }).waitFor();
    await choosePhoto(strings.replacePhoto, await chosen);
    await save();
    const name = title === 'logo' ? strings.logo : title;
    await page.getByRole('status').getByText(strings.photoIs.replaced(name)).waitFor();
    expect(Object.keys(readChanges())).toContain(`content/pictures/${file}`);
  };

export const replaceDoor = replace(
  '/',
  (page) => main(page).locator('[data-door] img').last(),
  'gate.jpg',
  'Offer us a piece',
);
export const replaceCategory = replace(
  '/',
  (page) => main(page).getByRole('listitem').filter({ hasText: 'Tables & Desks' }).locator('img'),
  'table.jpg',
  'A table with a drawer',
);
export const replaceOpening = replace(
  '/about',
  (page) => main(page).locator('header img'),
  'story.jpg',
  'A workbench with a plane on it, below a window.',
);
export const replaceLogo = replace(
  '/',
  (page) => page.getByRole('banner').locator('img'),
  'logo.svg',
  'logo',
  cutOut(80, 60),
);

/** Keeps the left part of a photo, which is red on the left and blue on the right, for a door. */
export const cropDoor: Story = async ({ openAsStaff, content }) => {
  const { page, strings, press, pressInSheet, switchOn, choosePhoto, save } =
    await openAsStaff('/');
  await switchOn();
  const door = main(page).locator('[data-door] img').last();
  await press(door, { force: true });
  const left = '<rect width="400" height="400" fill="#f00"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">${left}</svg>`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#00f' }).jpeg();
  await choosePhoto(strings.replacePhoto, await picture.toBuffer());
  await pressInSheet(strings.crop);
  const frame = sheet(page).getByLabel(strings.cropArea, { exact: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - width, y + height / 2, { steps: 3 });
  await page.mouse.up();
  await save();
  const saved = sharp(readFileSync(path.join(content.root, 'content/pictures/gate.jpg')));
  // The shape in which the page shows it.
  expect(await saved.metadata()).toMatchObject({ width: 533, height: 400 });
  const box = await door.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 2);
  const { channels } = await saved.stats();
  expect(channels[0]?.mean).toBeCloseTo((255 * 400) / 533, -1);
};

/** Replaces a photo that staff have added to a text, and what it shows. */
export const replaceAdded: Story = async ({ openAsStaff, readChanges, content }) => {
  const about = 'content/pages/about.mdx';
  content.write('content/pictures/chest.jpg', await jpegPhoto(400, 300));
  content.edit(about, (text) => text.replace('## Who does what', '![An old chest](chest)\n\n$&'));
  const { page, strings, press, switchOn, choosePhoto, type, save } = await openAsStaff('/about');
  await switchOn();
  await press(main(page).getByRole('img', { name: 'An old chest' }));
  await sheet(page).getByRole('heading', { name: strings.picture }).waitFor();
  await choosePhoto(strings.replacePhoto, await jpegPhoto(80, 60));
  await type(strings.descriptionIn('English'), 'A mended chest');
  await save();
  await main(page).getByRole('img', { name: 'A mended chest' }).waitFor();
  expect(readChanges()[about]).toContain('+![A mended chest](chest)');
  const saved = readFileSync(path.join(content.root, 'content/pictures/chest.jpg'));
  expect(await sharp(saved).metadata()).toMatchObject({ width: 80, height: 60 });
};

/** Opens an answer while "Change text" is on, and adds a photo below its text. */
export const addPhotoToAnswer: Story = async ({ openAsStaff, readChanges, content }) => {
  const staff = await openAsStaff('/faq');
  const { page, strings, press, pressInSheet, switchOn, openText, type, choosePhoto } = staff;
  await switchOn();
  const answer = main(page).locator('details').filter({ hasText: 'bring a piece' });
  const { width = 0, height = 0 } = (await answer.locator('summary').boundingBox()) ?? {};
  const besideText = { x: width - 12, y: height / 2 };
  await press(answer.locator('summary'), { position: besideText });
  await openText(answer.getByRole('paragraph').first());
  await press(sheet(page).getByText(strings.addPhoto));
  const original = (await photo(2600, 520)).withExif(position).jpeg();
  await choosePhoto(strings.choosePhoto, await original.toBuffer());
  await type(strings.descriptionIn('English'), 'An old chest');
  await type(strings.descriptionIn('नेपाली'), 'पुरानो बाकस');
  await pressInSheet(strings.useThisPhoto);
  await main(page).getByRole('img', { name: 'An old chest' }).waitFor({ timeout: longTimeoutMs });
  const changes = readChanges();
  expect(changes).toMatchObject({
    'content/faq/delivery.mdx': expect.arrayContaining(['+![An old chest](an-old-chest)']),
    'content/ne/faq/delivery.mdx': expect.arrayContaining(['+![पुरानो बाकस](an-old-chest)']),
  });
  // The photo is smaller, and its position is gone.
  const saved = readFileSync(path.join(content.root, 'content/pictures/an-old-chest.jpg'));
  const { width: savedWidth, exif } = await sharp(saved).metadata();
  expect([savedWidth, exif?.includes('GPS') ?? false]).toEqual([2560, false]);
};
