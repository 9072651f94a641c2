import { lstatSync, readFileSync, statSync } from 'node:fs';
import type { Explanation } from '../diagnostics/diagnostic.ts';

/**
 * The bytes of a file, or why it cannot be read: it may be a pipe, which would let the reader wait for
 * ever, or a link that leads nowhere.
 * @returns undefined where it has been removed since it was listed
 */
export function readRegular(file: string): Buffer | Explanation | undefined {
  try {
    if (statSync(file).isFile()) return readFileSync(file);
  } catch {
    if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  }
  return { message: 'this is no file that can be read; put the file itself here, or remove this' };
}
