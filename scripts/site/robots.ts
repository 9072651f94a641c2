/**
 * Returns the text of robots.txt (RFC 9309). It allows all pages, because search engines must read a
 * page to see its `noindex`. @param website the URL of the site; undefined without a sitemap
 */
export function robots(website?: string): string {
  const sitemap = website ? `\nSitemap: ${new URL('/sitemap.xml', website).href}\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
