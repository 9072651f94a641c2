import { routeOf } from '../content-types/content-types.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import { hasAnchors, type Anchor } from './links/anchors.ts';
import type { Finding, Rule } from './rule.ts';

/** If two anchors have the same name, a link can lead only to the first one. */
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

function duplicateCollections({ body }: ContentFile): Finding[] {
  const linked = body?.collections.filter(hasAnchors) ?? [];
  return linked.flatMap(({ name, line, column }, index) => {
    const first = linked.findIndex((earlier) => earlier.name === name);
    const message = `Delete one of the two. Line ${linked[first]?.line} already shows "${name}", and links lead to those entries.`;
    return first === index ? [] : [{ line, column, message }];
  });
}

function duplicates(anchors: readonly Anchor[], page: string): Finding[] {
  return anchors.flatMap(({ id, path, line, column }, index) => {
    const first = anchors.findIndex((anchor) => anchor.id === id);
    const related = anchors[first];
    if (id === '' || path !== page || !related || first === index) return [];
    const message = `Change this text. Another heading or entry on this page already has the link #${id}.`;
    const position = { path: related.path, line: related.line, column: related.column };
    return [{ line, column, message, related: position }];
  });
}
