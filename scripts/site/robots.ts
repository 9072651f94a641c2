/**
 * The text of robots.txt (RFC 9309): everything may be read, since `noindex` counts only on pages
 * that may be. @param website has a sitemap
 */
export function robots(website?: string): string {
  const sitemap = website ? `\nSitemap: ${new URL('/sitemap.xml', website).href}\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
