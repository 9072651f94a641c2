import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readTokenColours } from '../site/token-colour.ts';
import { favicons } from './favicons.ts';
import { displayFace } from './font.ts';
import { iconSprite } from './icons.ts';

/**
 * Every file in src/ and public/ that is made from packages and from `public/favicon.svg`.
 * @param root the project's folder
 * @returns their contents by their paths from there
 */
export async function madeFiles(root: string): Promise<Map<string, string | Buffer>> {
  const logo = await readFile(path.join(root, 'public/favicon.svg'), 'utf8');
  const { light: paper } = (await readTokenColours(root))('paper');
  const icons = [...(await favicons(logo, paper))].map(
    ([name, bytes]) => [`public/${name}`, bytes] as const,
  );
  return new Map<string, string | Buffer>([
    ['src/ui/icon/icons.svg', await iconSprite()],
    ['src/styles/fonts/fraunces.woff2', await displayFace('woff2')],
    ['src/styles/fonts/fraunces.ttf', await displayFace('sfnt')],
    ...icons,
  ]);
}
