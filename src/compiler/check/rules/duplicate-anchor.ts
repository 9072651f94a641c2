import { hasAnchors, routeOf } from '../../content-types/content-types.ts';
import type { ContentFile } from '../../read/resolve/content-file.ts';
import type { Anchor } from './links/link-targets.ts';
import type { Rule } from './rule.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { say } from '../../../site/fields/say.ts';

/** An anchor is the part of a URL after #. Of two equal anchors, a link can reach only the first. */
export const duplicateAnchor: Rule = {
  id: 'duplicate-anchor',
  level: 'error',
  scope: 'page',
  summary: 'Headings and entries on one page have different links.',
  check: (page, { pages }) => [
    ...findDuplicateCollections(page),
    ...findDuplicateHeadings(
      pages.get(routeOf(page.textFile.id))?.anchors ?? [],
      page.textFile.path,
    ),
  ],
};

/** Reports collections with anchors that a page shows twice. */
function findDuplicateCollections({ body }: ContentFile): Finding[] {
  const collections = body?.collections.filter(({ name }) => hasAnchors(name)) ?? [];
  return collections.flatMap(({ name, line, column }, index) => {
    const first = collections.slice(0, index).find((earlier) => earlier.name === name);
    if (!first) return [];
    const message = say`Delete one of the two. Line ${{ line: first.line }} already shows "${{ name }}", and links lead to those entries.`;
    return [{ line, column, message }];
  });
}

/** Reports the headings of a page whose anchor an entry or an earlier heading already has. */
function findDuplicateHeadings(anchors: readonly Anchor[], pagePath: string): Finding[] {
  return anchors.flatMap(({ id, path, line, column }, index) => {
    const first = anchors.slice(0, index).find((earlier) => earlier.id === id);
    // The anchor of an entry has the path of the entry. A heading without letters has no id.
    const isHeading = path === pagePath && id !== '';
    if (!isHeading || !first) return [];
    const message = say`Change this text. Another heading or entry on this page already has the link #${{ id }}.`;
    const related = { path: first.path, line: first.line, column: first.column };
    return [{ line, column, message, related }];
  });
}
