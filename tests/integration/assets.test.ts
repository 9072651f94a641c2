import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { madeFiles } from '../../scripts/assets/made-files.ts';
import { project } from '../support/site-copy.ts';

const made = await madeFiles();

/** The picture in a file as red, green, blue and alpha of each pixel, 0 to 255. */
async function pixels(name: string, bytes: Buffer) {
  // An ICO file here is a header of 22 bytes and a PNG.
  const picture = name.endsWith('.ico') ? bytes.subarray(22) : bytes;
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, size: [info.width, info.height] };
}

describe('a committed file is what "npm run assets" makes of its sources', () => {
  test.for([...made.keys()])('%s', async (name) => {
    const committed = await readFile(path.join(project, name));
    const content = Buffer.from(made.get(name) ?? '');
    if (!/\.(?:png|ico)$/.test(name)) {
      expect(committed.equals(content)).toBe(true);
      return;
    }
    // How pixels are packed into bytes differs between platforms, and so may their last digit.
    const [was, is] = await Promise.all([pixels(name, committed), pixels(name, content)]);
    expect(was.size).toEqual(is.size);
    const furthest = is.data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (was.data[at] ?? 0))),
      0,
    );
    expect(furthest).toBeLessThanOrEqual(2);
  });
});
