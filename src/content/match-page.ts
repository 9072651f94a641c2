import type { PageLink } from './page-link.ts';

/** The id of the page that answers at addresses where there is none. */
export const missingPage = 'not-found';

/**
 * The id of the page at a path such as `/about`, matched as a static host does: percent signs are
 * read, one slash at the end does not matter, nor does the file's own name, `/about.html`; capitals
 * do. Where the host answers with another page, that page could not come alive.
 */
export function matchPage(pages: readonly Pick<PageLink, 'id' | 'route'>[], path: string): string {
  const route = decode(path)
    .replace(/(?<=[^/])\/$/, '')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/^\/index$/, '/');
  return pages.find((page) => page.route === route)?.id ?? missingPage;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
