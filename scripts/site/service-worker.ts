import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Release } from '../../src/app/service-worker/release.ts';
import type { SiteFiles } from './site-files.ts';

const missing = '/404.html';

/** Photographs are large and many; the worker saves those that the visitor has looked at. */
const photographs = new Set(['.avif', '.jpeg', '.jpg', '.png', '.webp']);

/**
 * The service worker with the release that it belongs to.
 * @param code the bundled worker
 * @param files the built site
 */
export function serviceWorker(code: string, files: SiteFiles): string {
  return `const builtRelease=${JSON.stringify(describeRelease(files))};${code}`;
}

/** What the worker must save so that every page opens without network. */
function describeRelease(files: SiteFiles): Release {
  const names = [...files.keys()].toSorted();
  const pages = names.filter((name) => name.endsWith('.html'));
  const assets = names.filter((name) => name.startsWith('assets/'));
  const hash = createHash('sha256').update(assets.join());
  for (const page of pages) hash.update(files.get(page) ?? '');
  return {
    name: hash.digest('hex').slice(0, 12),
    pages: pages.map(addressOf).filter((address) => address !== missing),
    missing,
    assets: assets.filter((name) => !photographs.has(path.extname(name))).map((name) => `/${name}`),
  };
}

/** The address at which a static host serves a page's file. */
function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file}` === missing ? missing : `/${file.replace(/\.html$/, '')}`;
}
