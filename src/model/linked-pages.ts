import type { PageLink } from './content.ts';

/** Returns the pages with a link in header and footer, in the order of the links. */
export function linkedPages(pages: readonly PageLink[]): { route: string; label: string }[] {
  return pages.flatMap(({ route, label }) => (route && label ? [{ route, label }] : []));
}
