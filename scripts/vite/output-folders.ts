import { existsSync, readFileSync } from 'node:fs';
import { readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../refusal.ts';

/**
 * The two folders that a build replaces, where symlinks lead.
 * @param outDir the absolute path of the site; the rules for nginx go into `hosting` beside it
 * @throws in one sentence where one holds what no build wrote
 */
export async function outputFolders(outDir: string) {
  const site = await replaceable(
    outDir,
    // A branch may hold the published site.
    (names) => names.includes('sw.js') && names.includes('_headers') && !names.includes('.git'),
  );
  const hosting = await replaceable(
    path.join(outDir, '../hosting'),
    (names, folder) =>
      names.join() === 'nginx.conf' &&
      readFileSync(path.join(folder, 'nginx.conf'), 'utf8').startsWith('# Written by "npm run'),
  );
  if (site === hosting)
    throw new Refusal(`${site} is for the rules of nginx: name another folder by --outDir.`);
  return { site, hosting };
}

async function replaceable(
  name: string,
  isBuilt: (names: readonly string[], folder: string) => boolean,
): Promise<string> {
  const folder = await realpath(name).catch(() => leadsTo(name));
  const names = existsSync(folder) ? await readdir(folder) : [];
  if (names.length === 0 || isBuilt(names, folder)) return folder;
  throw new Refusal(
    `${name} would be replaced, but holds what no build wrote: name another folder by --outDir.`,
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
