import sharp from 'sharp';
import { expect } from 'vitest';
import { appIcons, siteIcons } from '../../scripts/site/pictures/app-icons.ts';
import { test } from '../support/site-copy.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#ff0000"/></svg>';

test('keeps a square logo in the circle that phones never crop', async () => {
  const icons = await appIcons(logo, '#ffffff');
  const pixels = await sharp(icons.get('icon-512.png')).extractChannel('green').raw().toBuffer();
  let radius = 0;
  for (const [index, green] of pixels.entries()) {
    const [x, y] = [index % 512, Math.floor(index / 512)];
    const isRed = green < 128;
    if (isRed) radius = Math.max(radius, Math.hypot(x - 255.5, y - 255.5));
  }
  // The radius of the circle is 40 % of the width.
  expect(radius).toBeGreaterThan(0.35 * 512);
  expect(radius).toBeLessThanOrEqual(0.4 * 512);
});

/** Returns the pictures of an icon file by the width that its directory declares. */
function picturesIn(ico: Buffer): Map<number, Buffer> {
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  return new Map(
    entries.map((entry) => {
      const [size, start] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      return [ico.readUInt8(entry), ico.subarray(start, start + size)];
    }),
  );
}

test('writes favicon.ico with pictures of 32 and 48 pixels, which search engines want', async ({
  content,
}) => {
  const icons = await siteIcons(await content.model(), content.root);
  const pictures = picturesIn(icons.get('favicon.ico') as Buffer);
  expect([...pictures.keys()]).toEqual([32, 48]);
  for (const [width, picture] of pictures)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width, height: width });
});

test('writes only favicon.ico, in the colour of the shop, if there is no logo', async ({
  content,
}) => {
  content.remove('content/pictures/logo.svg');
  const icons = await siteIcons(await content.model(), content.root);
  expect([...icons.keys()]).toEqual(['favicon.ico']);
  const [[, picture] = []] = picturesIn(icons.get('favicon.ico') as Buffer);
  const centre = sharp(picture).extract({ left: 15, top: 15, width: 1, height: 1 }).removeAlpha();
  expect([...(await centre.raw().toBuffer())]).toEqual([0x17, 0x50, 0x3f]);
});
