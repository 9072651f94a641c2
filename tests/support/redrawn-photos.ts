import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { findMetadata } from '../../src/compiler/read/files/photo-metadata.ts';
import { en, type Strings } from '../../src/staff/words/en.ts';
import { quarters, secret } from './hostile-photos.ts';
import { pressInSheet, sheet, toolbarButton } from './staff.ts';
import { expect } from './visitor.ts';

/** Opens the form for a new photo. */
export async function openPhotoForm(page: Page, strings: Strings = en) {
  await toolbarButton(page, strings.new).click();
  await pressInSheet(page, strings.photo);
}

/** Chooses a file in the open form. @param label of the field */
export const choosePhoto = (
  page: Page,
  name: string,
  buffer: Buffer,
  label: string = en.choosePhoto,
) => sheet(page).getByLabel(label).setInputFiles({ name, mimeType: '', buffer });

/** Returns the drawing of the chosen photo in the open form. */
export const thumbnail = (page: Page, strings: Strings = en) =>
  sheet(page).getByRole('img', { name: strings.chosenPhoto });

/** Chooses a photo in the open form, and returns the bytes of its drawing, which the form saves. */
export const drawPhoto = (page: Page, name: string, bytes: Buffer) =>
  drawingAfter(page, () => choosePhoto(page, name, bytes));

/**
 * Changes the photo of the open form, and returns the bytes of its new drawing. The policy of the page
 * lets no script read the drawing, so the page has to be opened without it.
 */
export async function drawingAfter(page: Page, change: () => Promise<unknown>): Promise<Buffer> {
  const shown = thumbnail(page);
  const before = (await shown.count()) > 0 ? await shown.getAttribute('src') : null;
  await change();
  const drawing = sheet(page).locator(`img:not([src="${before}"])`).and(shown);
  const drawn = await drawing.evaluate(async (image: HTMLImageElement) => {
    const response = await fetch(image.src);
    return [...new Uint8Array(await response.arrayBuffer())];
  });
  return Buffer.from(drawn);
}

/** Draws photos, and expects each drawing to have only the upright pixels. @returns the last drawing */
export async function expectUprightDrawings(
  page: Page,
  photos: readonly (readonly [name: string, bytes: Buffer, ...unknown[]])[],
): Promise<Buffer> {
  let drawing: Buffer = Buffer.alloc(0);
  for (const [name, bytes] of photos) {
    drawing = await drawPhoto(page, `IMG.${name}`, bytes);
    const { format, width, height } = await sharp(drawing).metadata();
    const { hasMetadata, isTruncated } = findMetadata(drawing);
    const hasSecret = drawing.includes(secret);
    expect.soft({ format, width, height, hasMetadata, isTruncated, hasSecret }, name).toEqual({
      format: 'jpeg',
      width: 60,
      height: 40,
      hasMetadata: false,
      isTruncated: false,
      hasSecret: false,
    });
    expect.soft((await quartersOf(drawing)).map(nearestQuarter), name).toEqual([0, 1, 2, 3]);
  }
  return drawing;
}

/** Returns the colours of the quarters of a photo, from the upper left to the lower right. */
export async function quartersOf(bytes: Buffer) {
  const { data } = await sharp(bytes)
    .resize(2, 2, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 3, 6, 9].map((index) => [...data.subarray(index, index + 3)]);
}

/** Returns the index of the nearest colour in `quarters`. */
export function nearestQuarter(colour: readonly number[]): number {
  const distances = quarters.map((quarter) =>
    Math.hypot(...quarter.map((value, index) => value - (colour[index] ?? 0))),
  );
  return distances.indexOf(Math.min(...distances));
}
