import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.ts';

/** Creates the folder of Vite's package cache. @throws UserError if the folder is not writable */
export function makePackageCache(root: string) {
  const folder = path.join(root, 'node_modules/.vite');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UserError(`The dev server cannot write to ${folder}. Make this folder writable.`);
  }
}
