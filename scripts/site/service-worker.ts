import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../src/app/service-worker/release.ts';

const missing = '/404.html';

/** Photographs are large and many; the worker saves those that the visitor has looked at. */
const photographs = new Set(['.avif', '.jpeg', '.jpg', '.png', '.webp']);

/**
 * What the worker must save so that every page opens without network.
 * @param output the folder of the built site, whole but for the worker
 * @param pages the names of the pages' files, such as `about.html`
 */
export async function describeRelease(output: string, pages: readonly string[]): Promise<Release> {
  const assets = (await readdir(path.join(output, 'assets'))).toSorted();
  const hash = createHash('sha256').update(assets.join());
  for (const page of pages.toSorted()) hash.update(await readFile(path.join(output, page)));
  return {
    name: hash.digest('hex').slice(0, 12),
    pages: pages.map(addressOf).filter((address) => address !== missing),
    missing,
    assets: assets
      .filter((file) => !photographs.has(path.extname(file)))
      .map((file) => `/assets/${file}`),
  };
}

/** The address at which a static host serves a page's file. */
function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file}` === missing ? missing : `/${file.replace(/\.html$/, '')}`;
}
