import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { writeSharePictures } from './pictures/write-share-pictures.ts';
import { prerender } from './prerender/prerender.ts';
import { writeWorker } from './worker/write-worker.ts';

/**
 * Builds the site into dist/. It is put together beside dist/ and takes its place only when it is
 * whole, so that a build that fails leaves the last one as it was.
 * @param root the project's folder
 * @param offline whether the site opens without network
 * @returns the names of the pages' files
 */
export async function buildSite(root: string, offline = true): Promise<string[]> {
  const workshop = await mkdtemp(path.join(root, '.build-'));
  const client = path.join(workshop, 'client');
  const server = path.join(workshop, 'server');
  const shared = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' as const };
  try {
    await build({ ...shared, build: { outDir: client } });
    await build({
      ...shared,
      build: {
        outDir: server,
        ssr: 'src/entry-server.tsx',
        copyPublicDir: false,
      },
    });
    const files = await prerender({
      root,
      server: path.join(server, 'entry-server.js'),
      output: client,
    });
    await writeSharePictures({ root, output: client });
    await rm(path.join(client, '.vite'), { recursive: true });
    await writeWorker({ root, output: client, pages: files, offline });
    await replace(path.join(root, 'dist'), client, path.join(workshop, 'last'));
    return files;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Puts a folder in the place of another, which is moved away. */
async function replace(target: string, next: string, last: string) {
  await rename(target, last).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, target);
}
