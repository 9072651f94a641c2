import { changedFiles } from '../../diff/past-content.ts';
import { gitBytes } from '../../git.ts';
import type { DiskChange } from './content-disk.ts';

/**
 * Returns the bytes that differ in the last commit. Without git or a commit, nothing differs.
 * @param root the folder that contains content/
 * @returns changes that restore the files of the commit
 */
export async function publishedChanges(root: string): Promise<DiskChange[]> {
  try {
    const paths = await changedFiles(root, 'HEAD');
    const changes = paths.map(async (file) => {
      const bytes = await gitBytes(root, ['show', `HEAD:./${file}`]).catch(() => undefined);
      return { path: file, after: bytes?.toString('base64') };
    });
    return await Promise.all(changes);
  } catch {
    return [];
  }
}
