import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';

const letters = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
)
  .concat([...'–—‘’‚“”„•…‹›€™−×'])
  .join('');

const options = {
  variationAxes: { wght: 620, opsz: 72, SOFT: 60, WONK: 0 },
  keepFeatures: ['kern', 'liga', 'lnum', 'ccmp', 'locl', 'mark'],
};

/**
 * The display face from Fraunces (SIL Open Font License): Latin with the accents of Western Europe,
 * one weight, at its softest, small enough to be loaded before the first words show.
 * @param targetFormat `woff2` for pages, `sfnt` (TrueType) for share pictures
 */
export async function displayFace(targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const original = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(original, letters, { ...options, targetFormat });
}
