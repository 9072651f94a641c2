import type { OpeningFacts } from '../lib/opening-now.ts';
import type { PageAddress } from './page-addresses.ts';

/**
 * The data of a page for the entry script, which runs before React. The HTML contains it as JSON, in the
 * element with the id `recordId`.
 */
export interface PageRecord extends OpeningFacts {
  /** The prefix of the language's paths: empty, or `/ne`. */
  basename: string;
  /** The first day on which the dates of the content change the page (ISO 8601), if there is one. */
  outdatedOn?: string | undefined;
  /** The URLs of the scripts that hydrate the page: the entry, and all that it needs. */
  scripts: readonly string[];
  /** The addresses of all pages. Only the 404 page has them, because it can have any path. */
  addresses?: readonly PageAddress[] | undefined;
}

export const recordId = 'pageRecord';
