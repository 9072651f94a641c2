import { displayFace } from './font.ts';
import { iconSprite } from './icons.ts';

/**
 * Every file in src/ that is made from packages.
 * @returns their contents by their paths from the project's folder
 */
export async function madeFiles(): Promise<Map<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    ['src/ui/icon/icons.svg', await iconSprite()],
    ['src/styles/fonts/fraunces.woff2', await displayFace('woff2')],
    ['src/styles/fonts/fraunces.ttf', await displayFace('sfnt')],
  ]);
}
