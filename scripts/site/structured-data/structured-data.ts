import type { Graph, Thing } from 'schema-dts';
import type { Model, PageModel } from '../../content/model.ts';
import { localBusiness } from './local-business.ts';

/**
 * Returns a page's structured data: the shop in terms of schema.org. The 404 page has none.
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
 * Returns things as JSON-LD 1.1, or undefined if there are none. `<` is escaped, so that no text
 * can close the script element.
 */
export function jsonLd(things: readonly Thing[]): string | undefined {
  if (things.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
