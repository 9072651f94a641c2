import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { keepBudgets } from './budgets/keep-budgets.ts';
import { load } from './content/load.ts';
import type { Model } from './content/model.ts';
import { writeSharePictures } from './pictures/write-share-pictures.ts';
import { prerender } from './prerender/prerender.ts';
import { staticHead } from './prerender/static-head.ts';
import { readTokenColour } from './prerender/token-colour.ts';
import { writeSiteFiles } from './prerender/write-site-files.ts';

/**
 * Builds the site into dist/. It is put together beside dist/ and takes its place only when it is
 * whole, so that a build that fails leaves the last one as it was.
 * @param root the project's folder
 * @returns the names of the pages' files
 */
export async function buildSite(root: string): Promise<string[]> {
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
    const model = await soundModel(root);
    const ground = await readTokenColour(root, 'paper');
    const files = await prerender({
      root,
      server: path.join(server, 'entry-server.js'),
      output: client,
      staticHead: (pageId) => staticHead(model, pageId, ground),
    });
    await writeSharePictures({ root, output: client, model });
    await writeSiteFiles({ root, output: client, model, ground });
    await keepBudgets(root, client);
    await rm(path.join(client, '.vite'), { recursive: true });
    await replace(path.join(root, 'dist'), client, path.join(workshop, 'last'));
    return files;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function soundModel(root: string): Promise<Model> {
  const { model } = await load(root);
  if (!model) throw new Error('the content has problems');
  return model;
}

/** Puts a folder in the place of another, which is moved away. */
async function replace(target: string, next: string, last: string) {
  await rename(target, last).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, target);
}
