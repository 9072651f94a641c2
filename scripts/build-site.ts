import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { keepBudgets } from './budgets/keep-budgets.ts';
import { loadCached } from './content/load-cached.ts';
import { precompress } from './hosting/precompress.ts';
import { writeHosting } from './hosting/write-hosting.ts';
import { writeSharePictures } from './pictures/write-share-pictures.ts';
import { writeLicenses } from './prerender/licenses.ts';
import { prerender } from './prerender/prerender.ts';
import { staticHead } from './prerender/static-head.ts';
import { readTokenColour } from './prerender/token-colour.ts';
import { compileAhead } from './vite/compile-bodies.ts';
import { writeSiteFiles } from './prerender/write-site-files.ts';
import { writeWorker } from './worker/write-worker.ts';

/**
 * Builds the site into dist/, and what servers must know of it into hosting/. Both are put together
 * aside and take their places only when they are whole, so that a build that fails leaves the last
 * one as it was.
 * @param root the project's folder
 * @param offline whether the site opens without network
 * @returns the names of the pages' files
 */
export async function buildSite(root: string, offline = true): Promise<string[]> {
  const workshop = await mkdtemp(path.join(root, '.build-'));
  const client = path.join(workshop, 'client');
  const server = path.join(workshop, 'server');
  const hosting = path.join(workshop, 'hosting');
  const shared = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' as const };
  try {
    const { model, files: contentFiles, facts } = await soundContent(root);
    await compileAhead(root, contentFiles, facts);
    await build({ ...shared, build: { outDir: client } });
    await build({
      ...shared,
      build: {
        outDir: server,
        ssr: 'src/entry-server.tsx',
        copyPublicDir: false,
      },
    });
    const ground = await readTokenColour(root, 'paper');
    const files = await prerender({
      root,
      server: path.join(server, 'entry-server.js'),
      output: client,
      staticHead: (pageId) => staticHead(model, pageId, ground),
    });
    await writeSharePictures({ root, output: client, model });
    await writeSiteFiles({ root, output: client, model, ground });
    await writeLicenses({ root, output: client });
    await keepBudgets(root, client);
    await rm(path.join(client, '.vite'), { recursive: true });
    await writeWorker({ root, output: client, pages: files, offline });
    await writeHosting({ root, output: client, hosting });
    await precompress(client);
    await replace(path.join(root, 'dist'), client, path.join(workshop, 'last'));
    await replace(path.join(root, 'hosting'), hosting, path.join(workshop, 'last-hosting'));
    return files;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function soundContent(root: string) {
  const { model, files, facts } = await loadCached(root);
  if (!model || !facts) throw new Error('the content has problems');
  return { model, files, facts };
}

/** Puts a folder in the place of another, which is moved away. */
async function replace(target: string, next: string, last: string) {
  await rename(target, last).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, target);
}
