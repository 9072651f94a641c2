import type { Model, PageModel } from '../content/model.ts';
import { jsonLdScript, structuredData } from './structured-data/structured-data.ts';
import type { Colour } from './token-colour.ts';

/**
 * What stands in a page's head and is none of React's business: it is the same for all pages, or for
 * search engines only, which load each page by itself.
 * @param languages the tags of all languages of the site (BCP 47)
 * @param ground the colour that the browser's own bars take on
 * @param isUnfinished whether search engines should leave the page out (React says so of the missing page)
 */
export function staticHead(
  model: Model,
  page: PageModel,
  languages: readonly string[],
  ground: Colour,
  isUnfinished: boolean,
): string {
  const things = structuredData(model, page, languages);
  return [
    isUnfinished && page.route !== undefined ? '<meta name="robots" content="noindex" />' : '',
    themeColour('light', ground.light),
    themeColour('dark', ground.dark),
    '<link rel="manifest" href="/manifest.webmanifest" />',
    things.length > 0 ? jsonLdScript(things) : '',
  ].join('');
}

function themeColour(scheme: keyof Colour, colour: string): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}" />`;
}
