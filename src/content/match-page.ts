import type { PageLink } from './page-link.ts';

/** The id of the page that answers at addresses where there is none. */
export const missingPage = 'not-found';

/**
 * The id of the page at a path such as `/about`, matched as a static host does: percent signs are
 * read, a slash at the end does not matter, capitals do.
 */
export function matchPage(pages: readonly Pick<PageLink, 'id' | 'route'>[], path: string): string {
  const route = decode(path).replace(/(.)\/+$/, '$1');
  return pages.find((page) => page.route === route)?.id ?? missingPage;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
