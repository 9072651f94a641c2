import type { PageLink } from './content.ts';

/** Returns the pages with a link in header and footer, in the order of the links. */
export function linkedPages(pages: readonly PageLink[]): { route: string; label: string }[] {
  const links = [];
  for (const { route, label } of pages) {
    if (route && label) links.push({ route, label });
  }
  return links;
}
