import { existsSync } from 'node:fs';
import { readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../refusal.ts';
import { listName } from '../site/site-files.ts';

/**
 * Returns the folder that a build replaces, after symlinks.
 * @param outDir the absolute path of the site
 * @throws in one sentence if it contains files that no build wrote
 */
export async function outputFolder(outDir: string): Promise<string> {
  const folder = await realpath(outDir).catch(() => leadsTo(outDir));
  const names = existsSync(folder) ? await readdir(folder) : [];
  // A git branch may contain the published site.
  const isBuilt = names.includes(listName) && !names.includes('.git');
  if (names.length === 0 || isBuilt) return folder;
  throw new Refusal(
    `${outDir} would be replaced, but holds what no build wrote. Empty it, or name another folder by --outDir.`,
  );
}

/** Returns the folder, or the missing target of a symlink. */
async function leadsTo(name: string): Promise<string> {
  return path.resolve(path.dirname(name), await readlink(name).catch(() => name));
}

/** Explains a disk error of a build in one sentence. Returns any other error unchanged. */
export function diskError(error: Error & { errors?: Error[] }, outDir: string): Error {
  // The bundler collects the errors of plugins; ours name their causes.
  const [first = error] = error.errors ?? [];
  const refused = [first, first.cause].find(
    (cause) => cause instanceof Error && 'syscall' in cause,
  );
  if (!refused) return error;
  return new Refusal(
    `The site cannot be written to ${outDir} (${(refused as Error).message}): change that, and build again.`,
  );
}
