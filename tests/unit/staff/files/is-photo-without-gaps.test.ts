import { expect, test } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { isPhotoWithoutGaps } from '../../../../src/staff/files/is-photo-without-gaps.ts';
import { photo } from '../../../support/photos.ts';

async function pixelsOf(picture: Sharp) {
  return Uint8ClampedArray.from(await picture.ensureAlpha().raw().toBuffer());
}

/** Returns a letter on a background, as shops draw their logos. */
const drawn = (background: string) => {
  const letter = '<path d="M30 10h40L90 90H10z" fill="#17503f" stroke="#f2a31b" stroke-width="6"/>';
  const back = `<rect width="100" height="100" fill="${background}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${back}${letter}</svg>`;
  return sharp(Buffer.from(svg));
};

test('tells photos from drawings and from pictures with transparent pixels', async () => {
  expect(isPhotoWithoutGaps(await pixelsOf(await photo(200, 150)))).toBe(true);
  expect(isPhotoWithoutGaps(await pixelsOf(drawn('none')))).toBe(false);
  expect(isPhotoWithoutGaps(await pixelsOf(drawn('#fff')))).toBe(false);
  const jpeg = await drawn('#fff').jpeg({ quality: 60 }).toBuffer();
  expect(isPhotoWithoutGaps(await pixelsOf(sharp(jpeg)))).toBe(false);
});
