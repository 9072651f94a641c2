import type { Graph, Thing } from 'schema-dts';
import type { Model, PageModel } from '../../content/model.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage } from './faq-page.ts';
import { furnitureStore } from './furniture-store.ts';

/**
 * What a page says to search engines about the shop, its own place and its answers, in the words of
 * schema.org. The missing page says nothing.
 */
export function structuredData({ site, pages, collections }: Model, page: PageModel): Thing[] {
  const { business } = site;
  if (page.route === undefined) return [];
  const things: Thing[] = [furnitureStore(business)];
  const home = pages.find(({ route }) => route === '/');
  if (home && home !== page && business.website) {
    things.push(breadcrumbList([home, page], business.website));
  }
  if (page.references.collections.some(({ name }) => name === 'faq')) {
    things.push(faqPage(collections.faq));
  }
  return things;
}

/**
 * Things as a script that no browser runs (JSON-LD 1.1, data block): `<` is written in another way,
 * so that no words can end it.
 */
export function jsonLdScript(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
