import type { ReadBlob } from '../../src/compiler/translate/stale.ts';
import { git } from '../git.ts';

/** Creates the function that reads past texts from git. A shallow clone does not contain all of them. */
export function createReadBlob(root: string): ReadBlob {
  return async (id) =>
    id === '' ? undefined : git(root, ['cat-file', 'blob', id]).catch(() => undefined);
}
