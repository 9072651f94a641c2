import { pathOf, allLanguages, type Model } from '../../src/compiler/model.ts';

export interface SitemapPage {
  /** The absolute URL of the page. */
  url: string;
  /** The URLs of all versions of the page by language tag; empty if the page has one language. */
  alternates: ReadonlyMap<string, string>;
}

/** Returns the text of sitemap.xml (https://www.sitemaps.org/protocol.html). */
export function sitemap(pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(pageLine),
    '</urlset>',
    '',
  ].join('\n');
}

function pageLine({ url, alternates }: SitemapPage): string {
  const links = [...alternates].map(
    ([language, alternate]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(alternate)}"/>`,
  );
  return `  <url><loc>${escapeXml(url)}</loc>${links.join('')}</url>`;
}

/** Escapes a URL for XML. `URL` has already encoded <, > and ". */
function escapeXml(url: string): string {
  return url.replaceAll('&', '&amp;');
}

/** Returns the pages of all languages, in the order of the navigation. A 404 page has no URL. */
export function sitemapPages(model: Model, website: string): SitemapPage[] {
  const allPages = allLanguages(model).flatMap((language) =>
    language.pages
      .filter(({ route }) => route !== undefined)
      .map((page) => ({
        page,
        language: language.site.language.code,
        url: new URL(pathOf(language, page), website).href,
      })),
  );
  return allPages.map(({ page, url }) => {
    const versions = allPages.filter((version) => version.page.id === page.id);
    const alternates = new Map(versions.map((version) => [version.language, version.url]));
    // Visitors with any other language get the default language, which is the first.
    alternates.set('x-default', versions[0]?.url ?? url);
    return { url, alternates: versions.length > 1 ? alternates : new Map() };
  });
}
