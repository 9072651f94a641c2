import { existsSync } from 'node:fs';
import { readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../refusal.ts';
import { listName } from '../site/site-files.ts';

/**
 * Returns the folder that a build replaces, where symlinks lead.
 * @param outDir the absolute path of the site
 * @throws in one sentence if it holds what no build wrote
 */
export async function outputFolder(outDir: string): Promise<string> {
  const folder = await realpath(outDir).catch(() => leadsTo(outDir));
  const names = existsSync(folder) ? await readdir(folder) : [];
  // A branch may hold the published site.
  const isBuilt = names.includes(listName) && !names.includes('.git');
  if (names.length === 0 || isBuilt) return folder;
  throw new Refusal(
    `${outDir} would be replaced, but holds what no build wrote. Empty it, or name another folder by --outDir.`,
  );
}

/** The folder itself, or that to which a symlink leads that is not there yet. */
async function leadsTo(name: string): Promise<string> {
  return path.resolve(path.dirname(name), await readlink(name).catch(() => name));
}

/** Says in one sentence what the disk refuses to a build; any other error is given back. */
export function diskError(error: Error & { errors?: Error[] }, outDir: string): Error {
  // The bundler collects the errors of plugins, and ours say what they come from.
  const [first = error] = error.errors ?? [];
  const refused = [first, first.cause].find((one) => one instanceof Error && 'syscall' in one);
  if (!refused) return error;
  return new Refusal(
    `The site cannot be written to ${outDir} (${(refused as Error).message}): change that, and build again.`,
  );
}
