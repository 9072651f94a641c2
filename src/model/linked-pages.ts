import type { PageLink } from './content.ts';

/** The pages that asked for a link in header and footer, in the order of the links. */
export function linkedPages(pages: readonly PageLink[]): { route: string; label: string }[] {
  return pages.flatMap(({ route, label }) => (route && label ? [{ route, label }] : []));
}
