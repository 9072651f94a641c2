import { shownMap } from '../../../src/lib/maps.ts';
import type { Singletons } from '../../../src/singletons/schemas.ts';
import { hashOf } from './hashes.ts';
import { headersFile } from './headers-file.ts';
import { usualMachine } from './machine.ts';
import { nginxSite } from './nginx.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * The files from which hosts take their headers: the site's own `_headers`, and a configuration for nginx.
 * @param styles the styles that stand in each page
 */
export function hostFiles(business: Singletons['business'], styles: string) {
  const headers = securityHeaders({ map: shownMap(business), styles: hashOf(styles) });
  return {
    _headers: headersFile(headers),
    nginx: nginxSite(headers, usualMachine(business.website)),
  };
}
