import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a built site, by their paths in it: `about.html`, `assets/icons-1a2b.svg`. */
export type SiteFiles = Map<string, string | Uint8Array>;

/** All files below a folder, such as `public`; none where there is no such folder. */
export async function readFolder(folder: string): Promise<SiteFiles> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map(
      async (file) =>
        [path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file)] as const,
    );
  return new Map(await Promise.all(files));
}

/**
 * Writes a site in the place of the last one. It is put together beside it and takes its place when
 * it is whole, so that a build that fails leaves the last site as it was.
 * @param outDir the absolute path of the folder
 */
export async function writeSite(files: SiteFiles, outDir: string) {
  const parent = path.dirname(outDir);
  await mkdir(parent, { recursive: true });
  await clearStaging(parent);
  const staging = await mkdtemp(path.join(parent, '.build-'));
  try {
    for (const [name, content] of files) {
      const file = path.join(staging, 'site', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await rename(outDir, path.join(staging, 'last')).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(path.join(staging, 'site'), outDir);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Removes the staging directories of builds that were killed more than a day ago. */
async function clearStaging(parent: string) {
  const names = (await readdir(parent)).filter((name) => /^\.build-\w{6}$/.test(name));
  for (const staging of names.map((name) => path.join(parent, name))) {
    const isLeft = await isOldStaging(staging).catch(() => false);
    if (isLeft) await rm(staging, { recursive: true, force: true });
  }
}

/** Other programs and people may have files and folders of such names, even some that nobody else may read. */
async function isOldStaging(folder: string): Promise<boolean> {
  const { mtimeMs } = await stat(folder);
  const names = await readdir(folder);
  const isOurs = names.every((name) => name === 'site' || name === 'last');
  return isOurs && mtimeMs < Date.now() - 86_400_000;
}
