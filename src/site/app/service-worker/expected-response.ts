import { basenamesOf, type Release } from './release.ts';

/**
 * Returns the key of a saved page: its path without `/index`, `.html` and `/` at the end. Some hosts
 * redirect from /about to /about/, and from /404.html to /404.
 */
export function pagePath(path: string): string {
  return path.replace(/(?:\/index)?(?:\.html|\/)?$/, '') || '/';
}

/**
 * Returns true if HTML is this site's page at a path. A host may respond with another page, such as
 * "Down for maintenance", the start page, or the 404 page with status 200.
 */
export function isExpectedPage(release: Release, path: string, html: string): boolean {
  const [basename = ''] = basenamesOf(release, path);
  const pathInLanguage = pagePath(path).slice(basename.length + 1);
  const id = pathInLanguage === '404' ? 'not-found' : pathInLanguage || 'home';
  return html.includes(` data-page="${id}"`);
}

/** Returns true for a file whose name contains a hash of its content. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Returns true for the script that hydrates a page. */
export function isHydrationScript(path: string): boolean {
  return /^\/assets\/hydrate-[^/]*\.js$/.test(path);
}

/** Returns true if a response has the media type of an asset. An error page is HTML. */
export function isExpectedAsset(url: string, response: Response): boolean {
  const mediaType = response.headers.get('Content-Type') ?? '';
  if (url.endsWith('.js')) return response.ok && /(?:java|ecma)script/.test(mediaType);
  if (url.endsWith('.json')) return response.ok && mediaType.includes('json');
  // Some hosts send no specific media type for fonts, guides and new picture formats.
  return response.ok && /^$|css|font|image|markdown|octet-stream|plain/.test(mediaType);
}
