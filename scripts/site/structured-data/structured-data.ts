import type { Graph } from 'schema-dts';
import type { Model, PageModel } from '../../../src/compiler/model.ts';
import { localBusiness } from './local-business.ts';

/**
 * Returns a page's structured data, which describes the shop, as JSON-LD 1.1. The 404 page has none.
 * `<` is escaped, so that no text can close the script element.
 * @param languages the tags of all languages of the site (BCP 47)
 * @param image the file of the start page's Open Graph image in the site
 */
export function structuredData(
  model: Model,
  page: PageModel,
  languages: readonly string[],
  image?: string,
): string | undefined {
  if (page.route === undefined) return undefined;
  const shop = localBusiness(model, languages, image);
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [shop] };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
