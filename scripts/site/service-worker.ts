import { createHash } from 'node:crypto';
import type { Release } from '../../src/site/app/service-worker/release.ts';
import type { StaffRelease } from '../../src/staff/offline/release.ts';
import { textOf, type SiteFiles } from './site-files.ts';

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
  // Visitors load nothing again because the staff page has changed.
  for (const name of [...files.keys()].filter((file) => !isOfStaff(file)).toSorted()) {
    hash.update(name);
    // The worker saves only pages and assets. An asset's name contains a hash of its content.
    if (name.endsWith('.html')) hash.update(files.get(name) ?? '');
  }
  const releaseName = hash.digest('hex').slice(0, 12);
  const release: Release = { name: releaseName, basenames: ['', ...otherBasenames] };
  return `const release=${JSON.stringify(release)};${code}`;
}

const isOfStaff = (name: string) =>
  /^(?:staff\.html$|staff-worker\.js$|assets\/staff\/)/.test(name);

/**
 * Returns the code of staff-worker.js: a constant that describes the release of the staff page, and the
 * bundled worker.
 * @param code the bundled worker
 * @param staffFiles the files of the built staff page
 */
export function staffWorker(code: string, staffFiles: SiteFiles): string {
  const files = [...staffFiles.keys()].filter((name) => name.startsWith('assets/')).toSorted();
  const html = textOf(staffFiles.get('staff.html') ?? '');
  const hash = createHash('sha256').update(html).update(files.join('\n'));
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const release: StaffRelease = {
    name: hash.digest('hex').slice(0, 12),
    script,
    files: files.map((name) => `/${name}`),
  };
  return `const release=${JSON.stringify(release)};${code}`;
}
