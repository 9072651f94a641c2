import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../read/read-content.ts';
import { UserError } from '../user-error.ts';

/** The files of a built site by their paths: `about.html`, `assets/icons-1a2b.svg`. */
export type SiteFiles = Map<string, string | Uint8Array>;

/** The name of the file that lists the files of a build. The next build deletes only these files. */
export const listName = '.build-files';

/** Returns all files in a folder such as `public`, or none if the folder does not exist. */
export async function readFolder(folder: string): Promise<SiteFiles> {
  const files: SiteFiles = new Map();
  for (const name of listFiles(folder).toSorted())
    files.set(name, await readFile(path.join(folder, name)));
  return files;
}

/**
 * Adds the files of public/. The lines of its `_redirects` come first.
 * @throws UserError if the build has written a file of the same name
 */
export function addPublicFiles(files: SiteFiles, publicFiles: SiteFiles) {
  for (const [name, content] of publicFiles) {
    const built = files.get(name);
    if (built === undefined) files.set(name, content);
    else if (name === '_redirects')
      files.set(name, `${textOf(content).trimEnd()}\n${textOf(built)}`);
    else throw new UserError(`Rename public/${name} or delete it. The build writes this file.`);
  }
}

/** Returns the text of a file of the site. */
export function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** Finds the files that no build wrote. @throws UserError if the new site has a file of the same name */
async function findAddedFiles(outDir: string, files: SiteFiles): Promise<string[]> {
  const listPath = path.join(outDir, listName);
  if (!existsSync(listPath)) return [];
  const builtNames = new Set((await readFile(listPath, 'utf8')).split('\n'));
  const added = listFiles(outDir)
    .toSorted()
    .filter((name) => !builtNames.has(name));
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
 * @param moveFolder renames a folder; tests pass a function that fails
 * @returns the names of the files that no build wrote, which stay
 */
export async function writeSite(
  files: SiteFiles,
  outDir: string,
  moveFolder: (oldPath: string, newPath: string) => Promise<void> = rename,
): Promise<string[]> {
  const parent = path.dirname(outDir);
  await mkdir(parent, { recursive: true });
  await clearStaging(parent);
  const added = await findAddedFiles(outDir, files);
  const staging = await mkdtemp(path.join(parent, '.build-'));
  const newSite = path.join(staging, 'site');
  const previousSite = path.join(staging, 'previous');
  try {
    const listText = [...files.keys(), listName].toSorted().join('\n');
    for (const [name, content] of new Map(files).set(listName, listText)) {
      const file = path.join(newSite, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    for (const name of added)
      await cp(path.join(outDir, name), path.join(newSite, name), { verbatimSymlinks: true });
    await moveFolder(outDir, previousSite).catch((error: NodeJS.ErrnoException) => {
      // The first build has no previous site.
      if (error.code !== 'ENOENT') throw error;
    });
    await moveFolder(newSite, outDir).catch(async (error: Error) => {
      if (existsSync(previousSite)) await moveFolder(previousSite, outDir);
      throw error;
    });
  } finally {
    // If the previous site cannot be moved back, it stays in the staging folder.
    if (existsSync(outDir) || !existsSync(previousSite))
      await rm(staging, { recursive: true, force: true });
  }
  return added;
}

const dayMs = 86_400_000;

/** Deletes staging folders of builds that were killed more than a day ago. `mkdtemp` named them. */
async function clearStaging(parent: string) {
  const names = (await readdir(parent)).filter((name) => /^\.build-\w{6}$/.test(name));
  for (const name of names) {
    const staging = path.join(parent, name);
    // Another build may have deleted the folder.
    const isOld = await isOldStaging(staging).catch(() => false);
    if (isOld) await rm(staging, { recursive: true, force: true });
  }
}

/** Returns true if a build made the folder long ago. Other programs may use similar names. */
async function isOldStaging(folder: string): Promise<boolean> {
  const { mtimeMs } = statSync(folder);
  const names = await readdir(folder);
  const isBuildFolder = names.every((name) => name === 'site' || name === 'previous');
  return isBuildFolder && mtimeMs < Date.now() - dayMs;
}
