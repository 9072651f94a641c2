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

function pageLine({ address, lastChange }: SitemapPage): string {
  // An address holds no other sign that XML gives a meaning to.
  const place = `<loc>${address.replaceAll('&', '&amp;')}</loc>`;
  return `  <url>${place}${lastChange ? `<lastmod>${lastChange}</lastmod>` : ''}</url>`;
}
