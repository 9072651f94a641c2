import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A colour by day and at night, as `#rrggbb`. */
export interface Colour {
  light: string;
  dark: string;
}

/**
 * Reads the colours where all of them stand, in src/styles/tokens.css.
 * @param root the project's folder
 * @returns what gives a colour by its name without the two hyphens; throws where there is none
 */
export async function readTokenColours(root: string): Promise<(name: string) => Colour> {
  const file = 'src/styles/tokens.css';
  const tokens = await readFile(path.join(root, file), 'utf8');
  const declarations = /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g;
  const colours = new Map(
    [...tokens.matchAll(declarations)].map(([, name, light = '', dark = light]) => [
      name,
      { light, dark },
    ]),
  );
  return (name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`${file} has no colour --${name}`);
    return colour;
  };
}
