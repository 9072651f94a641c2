import type { Refused, SendRefusal } from '../../../src/staff/transport/send.ts';
import { changedFiles } from '../../diff/past-content.ts';
import { gitBytes } from '../../git.ts';
import type { DiskChange } from './content-disk.ts';
import { commitOf, isAncestor, pushedRef } from './send/repository.ts';

/**
 * Returns the bytes that differ in HEAD, or in the commit that was sent last if it contains HEAD.
 * @param root the folder that contains content/
 * @returns changes that restore the published files
 */
export async function publishedChanges(root: string): Promise<DiskChange[] | Refused<SendRefusal>> {
  const pushed = await commitOf(root, pushedRef);
  const containsHead = pushed !== undefined && (await isAncestor(root, 'HEAD', pushed));
  const ref = containsHead ? pushed : 'HEAD';
  try {
    const paths = await changedFiles(root, ref);
    const changes = paths.map(async (file) => {
      const bytes = await gitBytes(root, ['show', `${ref}:./${file}`]).catch(() => undefined);
      return { path: file, after: bytes?.toString('base64') };
    });
    return await Promise.all(changes);
  } catch (error) {
    // ENOENT: git is not installed.
    const isInstalled = (error as NodeJS.ErrnoException).code !== 'ENOENT';
    return { reason: isInstalled ? 'no-history' : 'no-git' };
  }
}
