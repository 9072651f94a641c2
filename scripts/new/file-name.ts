import transliterate from '@sindresorhus/transliterate';
import { plainName } from '../../src/fields/name.ts';

/**
 * The file name, without its ending, for an entry that is called so: `do-you-deliver-to-pokhara`. Of
 * many words those that fit into 60 characters are taken.
 * @returns an empty text where the words hold no letters a to z and no digits
 */
export function fileNameFor(words: string): string {
  const name = plainName(transliterate(words).replaceAll(/['’]/g, ''));
  return /^.{0,60}(?=-|$)/.exec(name)?.[0] ?? name.slice(0, 60);
}
