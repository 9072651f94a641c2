import type { Model, PageModel } from '../content/model.ts';
import { lastChange } from './last-change.ts';

/** A page that search engines should know. */
export interface SitemapPage {
  /** The whole address. */
  address: string;
  /** When its words last changed (ISO 8601); undefined where nobody knows. */
  lastChange: string | undefined;
}

/** The text of sitemap.xml (https://www.sitemaps.org/protocol.html). */
export function sitemap(pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(pageLine),
    '</urlset>',
    '',
  ].join('\n');
}

function pageLine({ address, lastChange: changed }: SitemapPage): string {
  // An address holds no other sign that XML gives a meaning to.
  const place = `<loc>${address.replaceAll('&', '&amp;')}</loc>`;
  return `  <url>${place}${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
}

/** The pages that have addresses, in the order of their links. @param root the project's folder */
export function sitemapPages(
  { pages }: Model,
  root: string,
  website: string,
): Promise<SitemapPage[]> {
  const withAddress = pages.filter(({ route }) => route !== undefined);
  return Promise.all(
    withAddress.map(async (page) => ({
      address: new URL(page.route ?? '/', website).href,
      lastChange: await lastChange(root, sourcesOf(page)),
    })),
  );
}

/** Where the words stand that a page alone shows: its file, and the folders of its collections. */
function sourcesOf({ path: file, references }: PageModel): string[] {
  return [file, ...references.collections.map(({ name }) => `content/${name}`)];
}
