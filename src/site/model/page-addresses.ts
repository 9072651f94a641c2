import { correctUrlPart } from '../lib/miswritten-url.ts';
import { sitePath } from '../lib/site-path.ts';
import type { Language, PageLink } from './content.ts';

/** A path that leads to a page, such as the path that it had before. */
export interface PageAddress {
  from: string;
  /** The path of the page: `/ne/about`. */
  to: string;
}

/**
 * Returns all paths that lead to a page, in all languages. A page that is not translated is in the
 * default language.
 * @param pages the pages of the default language, which has all pages
 */
export function pageAddresses(
  pages: readonly Pick<PageLink, 'id' | 'route' | 'was'>[],
  languages: readonly Pick<Language, 'basename' | 'pages'>[],
): PageAddress[] {
  return languages.flatMap(({ basename, pages: translated }) =>
    pages.flatMap(({ id, route, was = [] }) => {
      if (!route) return [];
      const to = sitePath(translated.includes(id) ? basename : '', route);
      return [route, ...was].map((address) => ({ from: sitePath(basename, address), to }));
    }),
  );
}

/**
 * Returns the path of the page that a path means: `/ne/faq` for `/ne/faq/`, `/faq` for `/FAQ.`, and for
 * a path that the page had before. Returns undefined if the page does not exist.
 */
export function pagePathAt(addresses: readonly PageAddress[], path: string): string | undefined {
  const corrected = correctUrlPart(path) || '/';
  return addresses.find(({ from }) => (correctUrlPart(from) || '/') === corrected)?.to;
}
