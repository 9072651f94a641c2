import { shownMap } from '../../../src/lib/maps.ts';
import type { Model } from '../../content/model.ts';
import type { SiteFiles } from '../site-files.ts';
import { hashOf } from './hashes.ts';
import { headersFile } from './headers-file.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Returns the files from which hosts take their rules: `_headers` and, for Netlify, `_redirects`.
 * @param styles the styles that stand in each page
 */
export function hostFiles({ site: { business }, translations }: Model, styles: string): SiteFiles {
  const basenames = translations.map(({ basename }) => basename);
  const headers = securityHeaders({ map: shownMap(business), styles: hashOf(styles) });
  return new Map([
    ['_headers', headersFile(headers)],
    // Cloudflare Pages finds the nearest missing page by itself.
    ['_redirects', basenames.map((one) => `${one}/* ${one}/404.html 404\n`).join('')],
  ]);
}
