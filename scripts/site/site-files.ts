import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a built site, by their paths in it: `about.html`, `assets/icons-1a2b.svg`. */
export type SiteFiles = Map<string, string | Uint8Array>;

/** All files below a folder, such as `public`. */
export async function readFolder(folder: string): Promise<SiteFiles> {
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
