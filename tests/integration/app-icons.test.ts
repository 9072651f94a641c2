import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appIcons } from '../../scripts/site/pictures/app-icons.ts';

test('keeps a square logo in the circle that phones never crop', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#ff0000"/></svg>';
  const icons = await appIcons(logo, '#ffffff');
  const pixels = await sharp(icons.get('icon-512.png')).extractChannel('green').raw().toBuffer();
  const distances = [...pixels].map((green, index) =>
    green < 128 ? Math.hypot((index % 512) - 255.5, Math.floor(index / 512) - 255.5) : 0,
  );
  const radius = distances.reduce((max, distance) => Math.max(max, distance));
  expect(radius).toBeGreaterThan(0.35 * 512);
  expect(radius).toBeLessThanOrEqual(0.4 * 512);
});
