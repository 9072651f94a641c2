import { folderTypes, singletonTypes, type ContentType } from '../content-types/content-types.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import { orderOf } from '../read/resolve/order.ts';

/** The types of files that can be created, by singular names: `page`, `category`, `announcement`. */
export const newTypes: ReadonlyMap<string, ContentType> = new Map(
  [...folderTypes, ...singletonTypes.filter(({ optional }) => optional)].map((type) => [
    type.id ?? type.folder.replace(/ies$/, 'y').replace(/s$/, ''),
    type,
  ]),
);

/** Returns the next free multiple of 10 for an entry of a folder, or for the link of a page. */
export function nextOrder(files: readonly ContentFile[], folder: string): number {
  const orders = files
    .filter(({ textFile }) => !textFile.language && textFile.folder === folder)
    .map((file) => orderOf(file)?.number ?? 0);
  return Math.floor(Math.max(0, ...orders) / 10) * 10 + 10;
}
