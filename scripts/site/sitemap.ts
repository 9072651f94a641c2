import { addressOf, allLanguages, type Model } from '../content/model.ts';

/** A page for search engines. */
export interface SitemapPage {
  /** The absolute URL. */
  address: string;
  /** The absolute URLs of the page by language tag; empty if it has one language. */
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

function pageLine({ address, alternates }: SitemapPage): string {
  const links = [...alternates].map(
    ([language, url]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`,
  );
  return `  <url><loc>${escaped(address)}</loc>${links.join('')}</url>`;
}

/** A URL contains no other character that XML reserves. */
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;');
}

/** Returns the pages that have URLs, in the order of their links. */
export function sitemapPages(model: Model, website: string): SitemapPage[] {
  const all = allLanguages(model).flatMap((language) =>
    language.pages
      .filter(({ route }) => route !== undefined)
      .map((page) => ({
        page,
        language: language.site.language.code,
        address: new URL(addressOf(language, page), website).href,
      })),
  );
  return all.map(({ page, address }) => {
    const same = all.filter((entry) => entry.page.id === page.id);
    const alternates =
      same.length > 1 ? same.map((entry) => [entry.language, entry.address] as const) : [];
    const [first] = alternates;
    return {
      address,
      alternates: new Map(first ? [...alternates, ['x-default', first[1]]] : []),
    };
  });
}
