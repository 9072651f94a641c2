import { routeOf } from '../content-types/content-types.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import { hasAnchors, type Anchor } from './links/anchors.ts';
import type { Rule } from './rule.ts';

/** Of two anchors with one name a link would find only the first. */
export const duplicateAnchor: Rule = {
  id: 'duplicate-anchor',
  level: 'error',
  scope: 'page',
  summary: 'Headings and entries on one page have different links.',
  check: (page, { pages }) => [
    ...shownTwice(page),
    ...duplicates(pages.get(routeOf(page.source.id))?.anchors ?? [], page.source.path),
  ],
};

function shownTwice({ body }: ContentFile): FileDiagnostic[] {
  const shown = body?.collections.filter(hasAnchors) ?? [];
  return shown.flatMap(({ name, line, column }, index) => {
    const first = shown.findIndex((other) => other.name === name);
    const message = `line ${shown[first]?.line} already shows "${name}", and links lead to the entries there; remove one of the two`;
    return first === index ? [] : [{ line, column, message }];
  });
}

function duplicates(anchors: readonly Anchor[], page: string): FileDiagnostic[] {
  // Of two with one name the map keeps the one that comes last, here the first on the page.
  const firsts = new Map(anchors.toReversed().map((anchor) => [anchor.id, anchor]));
  return anchors.flatMap((anchor) => {
    const { id, path, line, column } = anchor;
    const first = firsts.get(id);
    if (id === '' || path !== page || !first || first === anchor) return [];
    const message = `another heading or entry on this page has the link #${id} already; change these words`;
    const related = { path: first.path, line: first.line, column: first.column };
    return [{ line, column, message, related }];
  });
}
