/**
 * Returns the text of robots.txt (RFC 9309). It allows all pages, because search engines see
 * `noindex` only on pages that they may read. @param website undefined if there is no sitemap
 */
export function robots(website?: string): string {
  const sitemap = website ? `\nSitemap: ${new URL('/sitemap.xml', website).href}\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
