import { shownMap } from '../../../src/lib/maps.ts';
import type { Model } from '../../content/model.ts';
import { hashOf } from './hashes.ts';
import { headersFile } from './headers-file.ts';
import { nginxSite } from './nginx.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * The files from which hosts take their rules: the site's own `_headers` and, for Netlify, `_redirects`,
 * and a configuration for nginx.
 * @param styles the styles that stand in each page
 */
export function hostFiles({ site: { business }, translations }: Model, styles: string) {
  const basenames = translations.map(({ basename }) => basename);
  const headers = securityHeaders({ map: shownMap(business), styles: hashOf(styles) });
  return {
    _headers: headersFile(headers),
    // Cloudflare Pages finds the nearest missing page by itself.
    _redirects: basenames.map((one) => `${one}/* ${one}/404.html 404\n`).join(''),
    nginx: nginxSite(headers, basenames, business.website),
  };
}
