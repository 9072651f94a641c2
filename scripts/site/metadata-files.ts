import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { allLanguages, type Model } from '../../src/compiler/model.ts';
import { logoOf } from '../../src/compiler/files/pictures.ts';
import { appIcons } from './pictures/app-icons.ts';
import { openGraphImages } from './pictures/open-graph-images.ts';
import { robots } from './robots.ts';
import type { SiteFiles } from './site-files.ts';
import { sitemap, sitemapPages } from './sitemap.ts';
import { manifestFile, webManifest } from './web-manifest.ts';

interface MetadataOptions {
  /** The project's folder. */
  root: string;
  /** The folder that contains content/. */
  contentRoot: string;
  /** True if search engines should not index the pages. */
  isUnfinished: boolean;
}

/**
 * Returns the files for search engines, shared links and home screens. A sitemap and Open Graph
 * images need absolute URLs, so a site without its own URL has neither. An unfinished site has no
 * sitemap, because its pages are `noindex`.
 */
export async function metadataFiles(model: Model, options: MetadataOptions): Promise<SiteFiles> {
  const { root, contentRoot, isUnfinished } = options;
  const { business, theme } = model.site;
  const { website } = business;
  const files: SiteFiles = new Map([
    ['robots.txt', robots(isUnfinished ? undefined : website)],
    ...allLanguages(model).map(
      (language) => [manifestFile(language), webManifest(language)] as const,
    ),
  ]);
  const logoPath = logoOf(model.pictures)?.path;
  if (logoPath) {
    const logo = await readFile(path.join(contentRoot, logoPath), 'utf8');
    const icons = await appIcons(logo, theme.day.paper);
    for (const [name, icon] of icons) files.set(name, icon);
  }
  if (!website) return files;
  if (!isUnfinished) files.set('sitemap.xml', sitemap(sitemapPages(model, website)));
  for (const language of allLanguages(model)) {
    const images = await openGraphImages(language, root, contentRoot);
    for (const [name, png] of images) files.set(name, png);
  }
  return files;
}
