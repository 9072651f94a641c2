import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, mergeConfig, type InlineConfig } from 'vite';
import { keepBudgets } from './budgets/keep-budgets.ts';
import { compressedOnce } from './hosting/compressed-once.ts';
import { precompress } from './hosting/precompress.ts';
import { writeHosting } from './hosting/write-hosting.ts';
import { writeSharePictures } from './pictures/write-share-pictures.ts';
import { writeLicenses } from './prerender/licenses.ts';
import { prerender } from './prerender/prerender.ts';
import { buildStart } from './prerender/start-script.ts';
import { staticHead } from './prerender/static-head.ts';
import { readTokenColour } from './prerender/token-colour.ts';
import { builtContent } from './vite/built-content.ts';
import { createBuildStore } from './vite/content-store.ts';
import { siteConfig } from './vite/site-config.ts';
import { writeSiteFiles } from './prerender/write-site-files.ts';
import { writeWorker } from './worker/write-worker.ts';

/**
 * Builds the site into dist/, and what servers must know of it into hosting/. Both are put together
 * aside and take their places only when they are whole, so that a build that fails leaves the last
 * one as it was.
 * @param root the project's folder
 * @param offline whether the site opens without network
 * @param store holds the content
 * @returns the names of the pages' files
 * @throws where the content has problems
 */
export async function buildSite(
  root: string,
  offline = true,
  store = createBuildStore(root),
): Promise<string[]> {
  await store.latest();
  const model = store.model();
  const workshop = await mkdtemp(path.join(root, '.build-'));
  const client = path.join(workshop, 'client');
  const server = path.join(workshop, 'server');
  const hosting = path.join(workshop, 'hosting');
  const buildBy = (config: InlineConfig) =>
    build({
      ...mergeConfig(siteConfig(root, builtContent(store, root)), config),
      configFile: false,
      logLevel: 'warn',
    });
  try {
    const ssr = { outDir: server, ssr: 'src/entry-server.tsx', copyPublicDir: false };
    const start = await buildStart(root);
    // One after the other: each keeps all cores busy by itself, and both at once hold twice as much.
    await buildBy({ build: { outDir: client } });
    await buildBy({ build: ssr });
    const ground = await readTokenColour(root, 'paper');
    const files = await prerender({
      root,
      server: path.join(server, 'entry-server.js'),
      output: client,
      start,
      staticHead: (pageId) => staticHead(model, pageId, ground),
    });
    await writeSharePictures({ root, output: client, model });
    await writeSiteFiles({ root, output: client, model, ground });
    await writeLicenses({ root, output: client });
    const { compress, tidy } = await compressedOnce(root);
    await keepBudgets(root, client, compress);
    await rm(path.join(client, '.vite'), { recursive: true });
    await writeWorker({ root, output: client, pages: files, offline });
    await writeHosting({ output: client, hosting, business: model.site.business });
    await precompress(client, compress);
    await tidy();
    await replace(path.join(root, 'dist'), client, path.join(workshop, 'last'));
    await replace(path.join(root, 'hosting'), hosting, path.join(workshop, 'last-hosting'));
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
