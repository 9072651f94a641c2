import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Makes the display face from Fraunces (SIL Open Font License): Latin with the accents of Western
 * Europe, one weight, at its softest, small enough to be loaded before the first words show.
 */

const fonts = path.join(import.meta.dirname, '../src/styles/fonts');
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
);

const letters = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
)
  .concat([...'–—‘’‚“”„•…‹›€™−×'])
  .join('');

const options = {
  variationAxes: { wght: 620, opsz: 72, SOFT: 60, WONK: 0 },
  keepFeatures: ['kern', 'liga', 'lnum', 'ccmp', 'locl', 'mark'],
};

const original = await readFile(source);
const web = await subsetFont(original, letters, { ...options, targetFormat: 'woff2' });
const print = await subsetFont(original, letters, { ...options, targetFormat: 'sfnt' });
await writeFile(path.join(fonts, 'fraunces.woff2'), web);
await writeFile(path.join(fonts, 'fraunces.ttf'), print);
console.log(`fraunces.woff2: ${web.length} bytes`);
