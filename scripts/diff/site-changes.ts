import { compare, type SentenceChange } from '../../src/compiler/text/compare.ts';
import type { SiteSentences } from './site-sentences.ts';

/** The changes on one page, or in a file that is not on a page. */
export interface Section {
  /** The page's path, or the file. */
  heading: string;
  kind: 'new' | 'removed' | 'changed';
  changes: readonly SentenceChange[];
}

/** Returns the changes between two versions of the content, by page and by file. */
export function siteChanges(before: SiteSentences, after: SiteSentences): Section[] {
  const headings = new Set([...before.keys(), ...after.keys()]);
  return [...headings]
    .map((heading): Section => {
      const past = before.get(heading);
      const current = after.get(heading);
      const changes = compare(past ?? [], current ?? []);
      if (!past) return { heading, kind: 'new', changes };
      return { heading, kind: current ? 'changed' : 'removed', changes };
    })
    .filter(({ changes }) => changes.length > 0);
}
