import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appIcons } from '../../scripts/site/pictures/app-icons.ts';

test('keeps a square logo in the circle that phones never crop', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#ff0000"/></svg>';
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
