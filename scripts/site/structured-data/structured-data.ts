import type { Graph, Thing } from 'schema-dts';
import type { Model, PageModel } from '../../content/model.ts';
import { localBusiness } from './local-business.ts';

/**
 * Returns what a page says to search engines: the shop, in the words of schema.org. The missing page
 * says nothing.
 * @param languages the tags of all languages of the site (BCP 47)
 */
export function structuredData(
  language: Model,
  page: PageModel,
  languages: readonly string[],
): Thing[] {
  return page.route === undefined ? [] : [localBusiness(language, languages)];
}

/**
 * Things as JSON-LD 1.1, undefined where there are none: `<` is written in another way, so that no
 * words can end the script that it stands in.
 */
export function jsonLd(things: readonly Thing[]): string | undefined {
  if (things.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
