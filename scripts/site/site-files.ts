import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.ts';

/** The files of a built site by their paths: `about.html`, `assets/icons-1a2b.svg`. */
export type SiteFiles = Map<string, string | Uint8Array>;

/** The file that lists the files of a build. The next build deletes only these. */
export const listName = '.build-files';

/** Returns all files in a folder such as `public`, or none if the folder does not exist. */
export async function readFolder(folder: string): Promise<SiteFiles> {
  const names = existsSync(folder) ? await namesIn(folder) : [];
  const reads = names.map(async (name) => [name, await readFile(path.join(folder, name))] as const);
  return new Map(await Promise.all(reads));
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();
}

/** Returns the names of files that no build wrote. @throws UserError if the new site uses one of them */
async function addedFiles(outDir: string, files: SiteFiles): Promise<string[]> {
  const listFile = path.join(outDir, listName);
  if (!existsSync(listFile)) return [];
  const built = new Set((await readFile(listFile, 'utf8')).split('\n'));
  const added = (await namesIn(outDir)).filter((name) => !built.has(name));
  const conflict = added.find((name) => files.has(name));
  if (conflict === undefined) return added;
  throw new UserError(
    `${path.join(outDir, conflict)} is not from a build, but the site has a file of this name. Move your file.`,
  );
}

/**
 * Replaces the previous site. The new site is written to a staging folder and then renamed, so a
 * failed build keeps the previous site.
 * @param outDir the absolute path of the folder
 * @returns the names of the files that no build wrote, which stay
 */
export async function writeSite(
  files: SiteFiles,
  outDir: string,
  move: (from: string, to: string) => Promise<void> = rename,
): Promise<string[]> {
  const parent = path.dirname(outDir);
  await mkdir(parent, { recursive: true });
  await clearStaging(parent);
  const added = await addedFiles(outDir, files);
  const staging = await mkdtemp(path.join(parent, '.build-'));
  const site = path.join(staging, 'site');
  const previous = path.join(staging, 'previous');
  try {
    const listText = [...files.keys(), listName].toSorted().join('\n');
    for (const [name, content] of [...files, [listName, listText] as const]) {
      const file = path.join(site, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    for (const name of added)
      await cp(path.join(outDir, name), path.join(site, name), { verbatimSymlinks: true });
    await move(outDir, previous).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await move(site, outDir).catch(async (error: Error) => {
      if (existsSync(previous)) await move(previous, outDir);
      throw error;
    });
  } finally {
    // If the previous site cannot be moved back, it stays in the staging folder.
    if (existsSync(outDir) || !existsSync(previous))
      await rm(staging, { recursive: true, force: true });
  }
  return added;
}

const dayMs = 86_400_000;

/** Deletes staging folders of builds that were killed more than a day ago. */
async function clearStaging(parent: string) {
  const names = (await readdir(parent)).filter((name) => /^\.build-\w{6}$/.test(name));
  for (const name of names) {
    const staging = path.join(parent, name);
    const isOld = await isOldStaging(staging).catch(() => false);
    if (isOld) await rm(staging, { recursive: true, force: true });
  }
}

/** Returns true for an old staging folder of a build. Other programs may use similar names. */
async function isOldStaging(folder: string): Promise<boolean> {
  const { mtimeMs } = await stat(folder);
  const names = await readdir(folder);
  const isBuildFolder = names.every((name) => name === 'site' || name === 'previous');
  return isBuildFolder && mtimeMs < Date.now() - dayMs;
}
