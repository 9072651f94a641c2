// Generates the icon sprite and the display fonts in src/ from their packages.

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { iconNames } from '../src/site/fields/icon-name.ts';

const root = path.join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);

/** Returns the contents of the generated files by path in the project. */
export async function createAssets(): Promise<Map<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    ['src/site/ui/icon/icons.svg', await iconSprite()],
    ['src/site/styles/fonts/fraunces.woff2', await latinFont('woff2')],
    // For Open Graph images.
    ['src/site/styles/fonts/fraunces.ttf', await latinFont('sfnt')],
    ['src/site/styles/fonts/noto-serif-devanagari.woff2', await devanagariFont()],
  ]);
}

/** Combines the Phosphor icons into one file, each as a symbol. */
async function iconSprite(): Promise<string> {
  const symbols = iconNames.map(async (name) => {
    const svg = await readFile(resolve(`@phosphor-icons/core/regular/${name}.svg`), 'utf8');
    return roundCoordinates(svg)
      .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 256 256">`)
      .replace(/<\/svg>\s*$/, '</symbol>');
  });
  const joined = (await Promise.all(symbols)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${joined}\n</svg>\n`;
}

/**
 * Rounds the coordinates of a path to a tenth, which is a fortieth of a pixel in the largest icon. A
 * number keeps its dot, because ".5.5" are two numbers.
 */
function roundCoordinates(svg: string): string {
  return svg.replace(/(-?)(\d*)\.\d{2,}/g, (number, sign: string, whole: string) => {
    const rounded = Number(number).toFixed(1);
    if (sign || whole) return rounded;
    return rounded.startsWith('0') ? rounded.slice(1) : ` ${rounded}`;
  });
}

/** Reduces Fraunces to Western European Latin and to one value of each variable axis. */
async function latinFont(targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const source = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
  const options = {
    targetFormat,
    variationAxes: { wght: 620, opsz: 72, SOFT: 60, WONK: 0 },
    // Without `rvrn`, the font keeps its wonky letters. Its wonky & looks like a B.
    keepFeatures: ['rvrn', 'kern', 'liga', 'lnum', 'ccmp', 'locl', 'mark'],
  };
  const text = `${characterRange(0x20, 0x17e)}–—‘’‚“”„•…‹›€™−×`;
  return subsetFont(await readFile(resolve(source)), text, options);
}

/**
 * Reduces Noto Serif Devanagari to the letters of Nepali, Hindi, Marathi and Sanskrit. Keeps all
 * layout features, so that the font has every conjunct. The style sheet names the same characters.
 */
async function devanagariFont(): Promise<Buffer> {
  const source =
    '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff2';
  const joiners = '\u200C\u200D';
  const text = `${characterRange(0x900, 0x950)}${characterRange(0x958, 0x972)}${joiners}◌`;
  return subsetFont(await readFile(resolve(source)), text, { targetFormat: 'woff2' });
}

/** Returns the characters from one code point to another. */
function characterRange(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, data] of await createAssets()) await writeFile(path.join(root, name), data);
}
