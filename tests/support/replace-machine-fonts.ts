import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { makeFolder } from './folder.ts';

const { resolve } = createRequire(import.meta.url);

/** All characters of the packaged fonts, because subset-font is only used to change their format. */
const characters = String.fromCodePoint(...Array(0x2300).keys());

/**
 * Replaces the machine's fonts with Noto Sans in every browser that starts afterwards. Only Linux has
 * such a configuration. It is written for each run, so that it always fits the packages.
 */
export async function setup() {
  const folder = makeFolder();
  for (const script of ['latin', 'devanagari']) {
    for (const weight of [400, 600]) {
      const name = `noto-sans-devanagari-${script}-${weight}-normal`;
      const source = resolve(`@fontsource/noto-sans-devanagari/files/${name}.woff2`);
      const font = await subsetFont(await readFile(source), characters, { targetFormat: 'sfnt' });
      folder.write(`${script}-${weight}.ttf`, font);
    }
  }
  folder.write('fonts.conf', configuration(folder.root));
  process.env.FONTCONFIG_FILE = path.join(folder.root, 'fonts.conf');
  return folder.discard;
}

/**
 * Returns a configuration that names the Latin files Noto Sans and makes them the default. Hinting is
 * slight, as on most machines: full hinting rounds the width of each letter to whole pixels.
 */
function configuration(root: string): string {
  return `<fontconfig>
    <dir>${root}</dir>
    <cachedir>${root}</cachedir>
    <match target="scan">
      <test name="file" compare="contains"><string>/latin-</string></test>
      <edit name="family"><string>Noto Sans</string></edit>
    </match>
    <match>
      <edit name="hintstyle"><const>hintslight</const></edit>
      <edit name="family" mode="append"><string>Noto Sans</string></edit>
    </match>
  </fontconfig>`;
}
