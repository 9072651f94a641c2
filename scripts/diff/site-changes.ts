import { compare, type Change } from '../content/sentences/compare.ts';
import type { SiteSentences } from './site-sentences.ts';

/** The changes on one page, or in a file that is not on a page. */
export interface Section {
  /** The page's path, or the file. */
  heading: string;
  kind: 'new' | 'removed' | 'changed';
  changes: readonly Change[];
}

/** Returns the changes between two versions of the content, by page and by file. */
export function siteChanges(before: SiteSentences, after: SiteSentences): Section[] {
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
