import { readFileSync } from 'node:fs';
import path from 'node:path';
import { caching, type Headers } from './security-headers.ts';

/**
 * The site as nginx 1.18 or newer serves it, to be included in its `http` block, on a machine as
 * Debian and Let's Encrypt lay it out: nginx.conf beside this file, with its blanks filled in.
 * @param headers those of every answer
 * @param basenames what the addresses of translations begin with: `/ne`
 * @param website the public address of the site; without one a name stands there to be replaced
 */
export function nginxSite(
  headers: Headers,
  basenames: readonly string[],
  website = 'https://shop.example',
): string {
  const sent = Object.entries({ ...headers, 'Cache-Control': '$site_caching' });
  const blanks: Record<string, string> = {
    hostname: new URL(website).hostname,
    'caching of others': caching.others,
    'caching of assets': caching.assets,
    'missing pages': basenames.map((one) => `~^${one}/ ${one}/404.html;`).join('\n  '),
    headers: sent.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n  '),
  };
  const template = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8');
  return template.replaceAll(/\{\{(.+?)\}\}/g, (blank, name: string) => blanks[name] ?? blank);
}
