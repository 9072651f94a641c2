import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { bundleApplication } from './application/bundle.ts';
import { bundledOnce } from './application/bundled-once.ts';
import { parts } from './application/parts.ts';
import { keepBudgets } from './budgets/keep-budgets.ts';
import { compressedOnce } from './hosting/compressed-once.ts';
import { precompress } from './hosting/precompress.ts';
import { writeHosting } from './hosting/write-hosting.ts';
import { writeSharePictures } from './pictures/write-share-pictures.ts';
import { writeContent } from './prerender/content-files.ts';
import { writeLicenses } from './prerender/licenses.ts';
import { prerender } from './prerender/prerender.ts';
import { staticHead } from './prerender/static-head.ts';
import { readTokenColour } from './prerender/token-colour.ts';
import { openShelf } from './shelf/shelf.ts';
import { createBuildStore } from './vite/content-store.ts';
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
  const application = path.join(workshop, 'application');
  const client = path.join(application, parts.client);
  const hosting = path.join(workshop, 'hosting');
  try {
    await bundledOnce(root, application, bundleApplication);
    await cp(path.join(root, 'public'), client, { recursive: true });
    const manifest = JSON.parse(
      await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
    ) as Manifest;
    const written = await writeContent({ root, output: client, model, wordsOf: store.wordsOf });
    const ground = await readTokenColour(root, 'paper');
    const files = await prerender({
      root,
      server: path.join(application, parts.server),
      output: client,
      manifest,
      written,
      start: (await readFile(path.join(application, parts.start), 'utf8')).trim(),
      staticHead: (pageId) => staticHead(model, pageId, ground),
    });
    await writeSiteFiles({ root, output: client, model, ground });
    await writeLicenses({ root, output: client });
    await rm(path.join(client, '.vite'), { recursive: true });
    const worker = offline ? parts.worker : parts.leavingWorker;
    await writeWorker({ source: path.join(application, worker), output: client, pages: files });
    await writeHosting({ output: client, hosting, business: model.site.business });
    const pictures = openShelf(path.join(root, '.cache/share'));
    const compressed = openShelf(path.join(root, '.cache/compressed'));
    const compress = await compressedOnce(compressed);
    // Pictures are drawn while other threads compress.
    await allDone([
      keepBudgets({ root, output: client, manifest, content: written.files, compress }),
      precompress(client, compress),
      writeSharePictures({ root, output: client, model, shelf: pictures }),
    ]);
    await Promise.all([pictures.tidy(), compressed.tidy()]);
    await replace(path.join(root, 'dist'), client, path.join(workshop, 'last'));
    await replace(path.join(root, 'hosting'), hosting, path.join(workshop, 'last-hosting'));
    return files;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Waits for all, also where one of them fails, so that nothing is written behind their back. */
async function allDone(works: readonly Promise<unknown>[]) {
  const results = await Promise.allSettled(works);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Puts a folder in the place of another, which is moved away. */
async function replace(target: string, next: string, last: string) {
  await rename(target, last).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, target);
}
