// Generates the icon sprite and the display font in src/ from their packages.

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { iconNames } from '../src/site/fields/icon.ts';

const root = path.join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);

/** Returns the contents of the generated files by path in the project. */
export async function createAssets(): Promise<Map<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    ['src/site/ui/icon/icons.svg', await iconSprite()],
    ['src/site/styles/fonts/fraunces.woff2', await displayFont('woff2')],
    // For Open Graph images.
    ['src/site/styles/fonts/fraunces.ttf', await displayFont('sfnt')],
  ]);
}

/** Combines the Phosphor icons into one file, each as a symbol. */
async function iconSprite(): Promise<string> {
  const symbols = iconNames.map(async (name) => {
    const svg = await readFile(resolve(`@phosphor-icons/core/regular/${name}.svg`), 'utf8');
    return svg
      .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 256 256">`)
      .replace(/<\/svg>\s*$/, '</symbol>');
  });
  const joined = (await Promise.all(symbols)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${joined}\n</svg>\n`;
}

/** Reduces Fraunces to Western European Latin and to one value of each variable axis. */
async function displayFont(targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const source = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
  let latin = '';
  for (let code = 0x20; code < 0x17f; code += 1) latin += String.fromCodePoint(code);
  const options = {
    targetFormat,
    variationAxes: { wght: 620, opsz: 72, SOFT: 60, WONK: 0 },
    keepFeatures: ['kern', 'liga', 'lnum', 'ccmp', 'locl', 'mark'],
  };
  return subsetFont(await readFile(resolve(source)), `${latin}–—‘’‚“”„•…‹›€™−×`, options);
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, data] of await createAssets()) await writeFile(path.join(root, name), data);
}
