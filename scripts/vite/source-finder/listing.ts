import type { PlacedWords } from './placed-words.ts';

/** The attribute by which an element made from Markdown tells its place: `content/…:12:3`. */
export const sourceAttribute = 'data-source';

/** Where the dev server answers with the listing; `?page=` takes the id of the page being shown. */
export const listingAddress = '/__source-finder';

/** What the dev server tells the finder: where words are written that no mark stands at. */
export interface Listing {
  /** The project's folder. */
  root: string;
  /** The file of the page being shown. */
  page: string;
  words: PlacedWords[];
}
