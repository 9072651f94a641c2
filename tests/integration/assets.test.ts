import { readFile } from 'node:fs/promises';
import path from 'node:path';
import satori from 'satori';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { createAssets } from '../../scripts/assets.ts';
import { drawableText } from '../../src/compiler/check/rules/share-picture.ts';
import { project } from '../support/folders.ts';

const generated = await createAssets();
const read = (name: string) => readFile(path.join(project, name));

test.for([...generated.keys()])(
  'equals the file that "npm run assets" creates: %s',
  async (name) => {
    const committed = await read(name);
    expect(committed.equals(Buffer.from(generated.get(name) ?? ''))).toBe(true);
  },
);

/** Reads a font of the project. satori cannot read WOFF2. */
async function toTrueType(name: string) {
  const characters = String.fromCodePoint(...Array(0x2600).keys());
  return subsetFont(await read(name), characters, { targetFormat: 'sfnt' });
}

/** Draws text with a font as SVG, with an outline for each glyph. */
function draw(text: string, data: Buffer) {
  const font = { name: 'Font', data, weight: 600, style: 'normal' } as const;
  const element = { type: 'div', props: { lang: 'ne', children: text } };
  return satori(element as never, { width: 2000, height: 4000, fonts: [font] });
}

const consonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const vowelSigns = ['', ...'ािीुूृेैोौंँः'];
const digits = '०१२३४५६७८९';

test('keeps the conjuncts and vowel signs of Nepali in the font of headings', async () => {
  const name = 'noto-serif-devanagari-devanagari-700-normal.woff2';
  const subset = await toTrueType('src/site/styles/fonts/noto-serif-devanagari.woff2');
  const whole = await toTrueType(`node_modules/@fontsource/noto-serif-devanagari/files/${name}`);
  const syllables = consonants.flatMap((first) => [
    ...vowelSigns.map((sign) => first + sign),
    ...[...'कगजतथदधनपबमयरलवह'].map((second) => `${first}्${second}`),
  ]);
  // Spaces are in the Latin font.
  const text = [...syllables, 'पुर्‍याउनुहोस्', 'भर्‍याङ', 'र्‍याक', digits, 'अआइईउऊऋएऐओऔ'].join('।');
  expect(await draw(text, subset)).toBe(await draw(text, whole));
});

test('has all characters in the fonts of Open Graph images that the check accepts', async () => {
  const files = [
    'src/site/styles/fonts/fraunces.ttf',
    'node_modules/@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff',
  ];
  const fonts = await Promise.all(files.map(async (name) => ({ name, data: await read(name) })));
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  const accepted = all.filter((character) => drawableText.test(character));
  const missing: string[] = [];
  const element = { type: 'div', props: { children: accepted.join(' ') } };
  await satori(element as never, {
    width: 2000,
    height: 4000,
    fonts,
    loadAdditionalAsset: async (_, text) => {
      missing.push(text);
      return [];
    },
  });
  expect(accepted.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test('publishes the licences of the fonts and the icons unchanged', async () => {
  const textOf = async (name: string) => String(await read(name)).replaceAll('\r', '');
  const published = await textOf('public/licenses-of-fonts-and-icons.txt');
  for (const name of [
    '@fontsource-variable/fraunces',
    '@fontsource/noto-serif-devanagari',
    '@phosphor-icons/core',
  ]) {
    expect(published).toContain((await textOf(`node_modules/${name}/LICENSE`)).trim());
  }
});
