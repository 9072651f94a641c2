import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A colour by day and at night, as `#rrggbb`. */
export interface Colour {
  light: string;
  dark: string;
}

/**
 * Reads a colour where all colours stand, in src/styles/tokens.css.
 * @param root the project's folder
 * @param name without its two hyphens
 * @throws where no colour of this name has a day and a night
 */
export async function readTokenColour(root: string, name: string): Promise<Colour> {
  const file = 'src/styles/tokens.css';
  const tokens = await readFile(path.join(root, file), 'utf8');
  const pattern = new RegExp(`--${name}:\\s*light-dark\\((#[0-9a-f]{6}),\\s*(#[0-9a-f]{6})\\)`);
  const [, light, dark] = pattern.exec(tokens) ?? [];
  if (!light || !dark) throw new Error(`${file} has no --${name}: light-dark(#…, #…)`);
  return { light, dark };
}
