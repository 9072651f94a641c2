import { compare, type Change } from '../content/sentences/compare.ts';
import type { SiteWords } from './site-words.ts';

/** What changes on one page, or in a file that no page shows by itself. */
export interface Section {
  /** The page's address, or the file. */
  heading: string;
  kind: 'new' | 'removed' | 'changed';
  changes: Change[];
}

/** What changes from one state of the content to another, page by page and file by file. */
export function siteChanges(before: SiteWords, after: SiteWords): Section[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((heading): Section => {
      const kind = !before.has(heading) ? 'new' : after.has(heading) ? 'changed' : 'removed';
      return {
        heading,
        kind,
        changes: compare(before.get(heading) ?? [], after.get(heading) ?? []),
      };
    })
    .filter(({ changes }) => changes.length > 0);
}
