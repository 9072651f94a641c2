import type { Inventory } from './inventory.ts';
import type { Found } from './problem.ts';

/** What the checks across files need to know of each file. */
export interface Mention {
  path: string;
  folder: string;
  id: string;
  /** What its body mentions; undefined while that cannot be told. */
  inventory: Inventory | undefined;
  /** Links and pictures that the front matter names. */
  links: Found[];
  pictures: Found[];
}

/** The address of a page: its file name; the missing page has none. */
export function routeOf(pageId: string): string | undefined {
  if (pageId === 'not-found') return undefined;
  return pageId === 'home' ? '/' : `/${pageId}`;
}
