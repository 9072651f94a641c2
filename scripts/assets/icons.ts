import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { iconNames } from '../../src/fields/icon.ts';

/** One file that holds every icon as a symbol; its text is the same for the same list of names. */
export async function iconSprite(): Promise<string> {
  const assets = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@phosphor-icons/core')),
    '../assets/regular',
  );
  const symbols = await Promise.all(
    iconNames.map(async (name) => {
      const svg = await readFile(path.join(assets, `${name}.svg`), 'utf8');
      const shapes = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
      return `<symbol id="${name}" viewBox="0 0 256 256">${shapes}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
