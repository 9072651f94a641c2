import { existsSync } from 'node:fs';
import { readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.ts';
import { listName } from '../site/site-files.ts';

/**
 * Returns the folder that a build replaces. Follows symbolic links.
 * @param outDir the absolute path of the site
 * @throws UserError if the folder contains files that no build wrote
 */
export async function outputFolder(outDir: string): Promise<string> {
  const folder = await realpath(outDir).catch(() => symlinkTarget(outDir));
  const names = existsSync(folder) ? await readdir(folder) : [];
  // A folder with .git may be a branch with the published site, so it is not replaced.
  const isBuilt = names.includes(listName) && !names.includes('.git');
  if (names.length === 0 || isBuilt) return folder;
  throw new UserError(
    `${outDir} contains files that no build wrote. Empty this folder, or name another folder with --outDir.`,
  );
}

/** Returns the target of a broken symbolic link, or the path itself. */
async function symlinkTarget(link: string): Promise<string> {
  return path.resolve(path.dirname(link), await readlink(link).catch(() => link));
}

/** Returns a `UserError` for a disk error of a build. Returns any other error unchanged. */
export function diskError(error: Error & { errors?: Error[] }, outDir: string): Error {
  // The bundler wraps the errors of plugins, and our errors may wrap a disk error.
  const [firstError = error] = error.errors ?? [];
  const diskFailure = [firstError, firstError.cause].find(
    (cause) => cause instanceof Error && 'syscall' in cause,
  );
  if (!diskFailure) return error;
  return new UserError(
    `The site cannot be written to ${outDir}: ${(diskFailure as Error).message}. Correct this and build again.`,
  );
}
