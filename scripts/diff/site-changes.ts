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
  const headings = new Set([...before.keys(), ...after.keys()]);
  return [...headings]
    .map((heading): Section => {
      const [past, current] = [before.get(heading), after.get(heading)];
      const oldKind = current ? 'changed' : 'removed';
      return { heading, kind: past ? oldKind : 'new', changes: compare(past ?? [], current ?? []) };
    })
    .filter(({ changes }) => changes.length > 0);
}
