import transliterate from '@sindresorhus/transliterate';
import { plainName } from '../../src/fields/name.ts';

/**
 * Returns the file name without extension for an entry with this title:
 * `do-you-deliver-to-pokhara`. It
 * keeps as many title as fit into 60 characters.
 * @returns an empty text if the title has no Latin letters and digits
 */
export function fileNameFor(title: string): string {
  const name = plainName(transliterate(title).replaceAll(/['’]/g, ''));
  return /^.{0,60}(?=-|$)/.exec(name)?.[0] ?? name.slice(0, 60);
}
