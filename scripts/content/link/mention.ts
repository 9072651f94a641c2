import type { Inventory } from '../validate/inventory.ts';
import type { Found } from '../diagnostics/diagnostic.ts';

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

/** The files of content/ by the folder that they stand in. */
export type Folders<File = Mention> = ReadonlyMap<string, readonly File[]>;

/** Sorts files by their folders, each in the order in which they come. */
export function byFolder<File extends { folder: string }>(files: readonly File[]): Folders<File> {
  const folders = new Map<string, File[]>();
  for (const file of files) {
    const here = folders.get(file.folder);
    if (here) here.push(file);
    else folders.set(file.folder, [file]);
  }
  return folders;
}

/** The address of a page: its file name; the missing page has none. */
export function routeOf(pageId: string): string | undefined {
  if (pageId === 'not-found') return undefined;
  return pageId === 'home' ? '/' : `/${pageId}`;
}
