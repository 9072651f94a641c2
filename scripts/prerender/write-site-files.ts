import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Model, PageModel } from '../content/model.ts';
import { lastChange } from './last-change.ts';
import { robots } from './robots.ts';
import { sitemap, type SitemapPage } from './sitemap.ts';
import type { Colour } from './token-colour.ts';
import { webManifest } from './web-manifest.ts';

interface SiteFilesOptions {
  /** The project's folder, whose history tells when pages changed. */
  root: string;
  model: Model;
  /** The ground of the pages. */
  ground: Colour;
  /** The folder of the built site. */
  output: string;
}

/**
 * Writes the files by which machines find the site and put it on a home screen. A sitemap holds
 * whole addresses, so there is none while the site has no address of its own.
 */
export async function writeSiteFiles({ root, model, ground, output }: SiteFilesOptions) {
  const { website } = model.site.business;
  const write = (name: string, text: string) => writeFile(path.join(output, name), text);
  await write('robots.txt', robots(website));
  await write('manifest.webmanifest', webManifest(model, ground));
  if (website) await write('sitemap.xml', sitemap(await sitemapPages(root, model, website)));
}

/** The pages that have addresses, in the order of their links. */
export function sitemapPages(root: string, model: Model, website: string): Promise<SitemapPage[]> {
  const pages = model.pages.filter(({ route }) => route !== undefined);
  return Promise.all(
    pages.map(async (page) => ({
      address: new URL(page.route ?? '/', website).href,
      lastChange: await lastChange(root, sourcesOf(page)),
    })),
  );
}

/** Where the words stand that a page alone shows: its file, and the folders of its collections. */
function sourcesOf({ path: file, inventory }: PageModel): string[] {
  return [file, ...inventory.collections.map(({ name }) => `content/${name}`)];
}
