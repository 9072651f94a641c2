import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { favicons } from './assets/favicons.ts';
import { displayFace } from './assets/font.ts';
import { iconSprite } from './assets/icons.ts';
import { readTokenColours } from './site/token-colour.ts';

/** Makes the icon sprite, the display face and the favicons, which lie in src/ and public/. */

const root = path.join(import.meta.dirname, '..');
const logo = await readFile(path.join(root, 'public/favicon.svg'), 'utf8');
const { light: paper } = (await readTokenColours(root))('paper');
const icons = [...(await favicons(logo, paper))].map(
  ([name, bytes]) => [`public/${name}`, bytes] as const,
);
const files = new Map<string, string | Buffer>([
  ['src/ui/icon/icons.svg', await iconSprite()],
  ['src/styles/fonts/fraunces.woff2', await displayFace('woff2')],
  ['src/styles/fonts/fraunces.ttf', await displayFace('sfnt')],
  ...icons,
]);
for (const [name, content] of files) {
  await writeFile(path.join(root, name), content);
  console.log(name);
}
