import { allLanguages, type Model } from '../../src/compiler/model.ts';
import { siteIcons } from './pictures/app-icons.ts';
import { robots } from './robots.ts';
import type { SiteFiles } from './site-files.ts';
import { sitemap, sitemapPages } from './sitemap.ts';
import { manifestFile, webManifest } from './web-manifest.ts';

interface MetadataOptions {
  /** The folder that contains content/. */
  contentRoot: string;
  /** True if search engines should not index the pages. */
  isUnfinished: boolean;
}

/**
 * Returns the files for search engines and home screens. A sitemap needs absolute URLs, so a site
 * without its own URL has none. An unfinished site has no sitemap, because its pages are `noindex`.
 */
export async function metadataFiles(model: Model, options: MetadataOptions): Promise<SiteFiles> {
  const { contentRoot, isUnfinished } = options;
  const { website } = model.site.business;
  const files: SiteFiles = new Map([
    ['robots.txt', robots(isUnfinished ? undefined : website)],
    ...allLanguages(model).map(
      (language) => [manifestFile(language), webManifest(language)] as const,
    ),
  ]);
  for (const [name, icon] of await siteIcons(model, contentRoot)) files.set(name, icon);
  if (website && !isUnfinished) files.set('sitemap.xml', sitemap(sitemapPages(model, website)));
  return files;
}
