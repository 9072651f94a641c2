import { createHash } from 'node:crypto';
import type { Release } from '../../src/site/app/service-worker/release.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Returns the code of sw.js: a constant that describes the release, and the bundled worker. The
 * release's name is a hash of the site.
 * @param code the bundled worker
 * @param files the built site
 * @param otherBasenames the path prefixes of all languages except the default, such as `/ne`
 */
export function serviceWorker(
  code: string,
  files: SiteFiles,
  otherBasenames: readonly string[],
): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].toSorted()) {
    hash.update(name);
    // The worker saves only pages and assets. An asset's name contains a hash of its content.
    if (name.endsWith('.html')) hash.update(files.get(name) ?? '');
  }
  const releaseName = hash.digest('hex').slice(0, 12);
  const release: Release = { name: releaseName, basenames: ['', ...otherBasenames] };
  return `const release=${JSON.stringify(release)};${code}`;
}
