import { routeOf } from '../content-types/content-types.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import { hasAnchors, type Anchor } from './links/link-targets.ts';
import type { Finding, Rule } from './rule.ts';

/** If two anchors have the same name, a link can lead only to the first anchor. */
export const duplicateAnchor: Rule = {
  id: 'duplicate-anchor',
  level: 'error',
  scope: 'page',
  summary: 'Headings and entries on one page have different links.',
  check: (page, { pages }) => [
    ...duplicateCollections(page),
    ...duplicates(pages.get(routeOf(page.source.id))?.anchors ?? [], page.source.path),
  ],
};

/** Reports collections with anchors that a page shows twice. */
function duplicateCollections({ body }: ContentFile): Finding[] {
  const linked = body?.collections.filter(hasAnchors) ?? [];
  return linked.flatMap(({ name, line, column }, index) => {
    const first = linked.slice(0, index).find((earlier) => earlier.name === name);
    const message = `Delete one of the two. Line ${first?.line} already shows "${name}", and links lead to those entries.`;
    return first ? [{ line, column, message }] : [];
  });
}

/** Reports the headings of a page whose anchor already exists. */
function duplicates(anchors: readonly Anchor[], page: string): Finding[] {
  return anchors.flatMap(({ id, path, line, column }, index) => {
    const first = anchors.slice(0, index).find((earlier) => earlier.id === id);
    if (id === '' || path !== page || !first) return [];
    const message = `Change this text. Another heading or entry on this page already has the link #${id}.`;
    const related = { path: first.path, line: first.line, column: first.column };
    return [{ line, column, message, related }];
  });
}
