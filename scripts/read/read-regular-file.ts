import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Explanation } from '../../src/compiler/diagnostics/diagnostic.ts';
import { say } from '../../src/site/fields/say.ts';

/**
 * Reads a regular file, or explains why it cannot be read. Reading a pipe would never end. A symbolic
 * link may have no target, or a target outside content/.
 * @returns undefined if the file has been removed
 */
export function readRegularFile(root: string, name: string): Buffer | Explanation | undefined {
  const file = path.join(root, name);
  try {
    if (statSync(file).isFile()) {
      // A report or the site could show private text of a file outside content/.
      if (isLinkOutside(file, path.join(root, 'content')))
        return { message: say`This links to a file outside content. Put the file itself here.` };
      return readFileSync(file);
    }
  } catch {
    if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  }
  return { message: say`Put the file itself here, or delete this. It cannot be read.` };
}

/** Returns true for a symbolic link whose target is outside a folder. */
function isLinkOutside(file: string, folder: string): boolean {
  return (
    lstatSync(file).isSymbolicLink() &&
    !realpathSync(file).startsWith(realpathSync(folder) + path.sep)
  );
}
