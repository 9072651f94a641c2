import type { Graph, Thing } from 'schema-dts';
import { isWithin } from '../../../src/fields/date.ts';
import { localTime, utcOffsets } from '../../../src/lib/time-zone.ts';
import { addressOf, type Model, type PageModel } from '../../content/model.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage } from './faq-page.ts';
import { localBusiness } from './local-business.ts';

/**
 * What a page says to search engines about the shop, its own place and its answers of today, in the
 * words of schema.org. The missing page says nothing.
 * @param languages the tags of all languages of the site (BCP 47)
 */
export function structuredData(
  language: Model,
  page: PageModel,
  languages: readonly string[],
): Thing[] {
  const { site, pages, collections } = language;
  const { business } = site;
  if (page.route === undefined) return [];
  const things: Thing[] = [localBusiness(language, languages)];
  const home = pages.find(({ route }) => route === '/');
  if (home && home !== page && business.website) {
    const trail = [home, page].map((one) => ({ ...one, address: addressOf(language, one) }));
    things.push(breadcrumbList(trail, business.website));
  }
  const today = localTime(new Date(), utcOffsets(business.time_zone)).date;
  const questions = collections.faq.filter((entry) => isWithin(entry, today));
  const isShown = page.body.collections.some(({ name }) => name === 'faq');
  if (isShown && questions.length > 0) things.push(faqPage(questions, site.language.code));
  return things;
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
