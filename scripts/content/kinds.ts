import type { z } from 'zod';
import { pages } from '../../src/collections/pages/schema.ts';
import { collections } from '../../src/collections/schemas.ts';
import { optionalSingletons, singletons } from '../../src/singletons/schemas.ts';
import { tags } from '../../src/tags/schemas.ts';

/** What a content file is, by the folder that it stands in. */
export interface Kind {
  frontMatter: z.ZodObject;
  body: 'required' | 'none';
  /** The tags that its words may hold. */
  tags: readonly string[];
}

export const singletonFolder = 'site';
export const pagesFolder = 'pages';

/** The folders that content/ may have, pictures aside. */
export const folders: readonly string[] = [
  singletonFolder,
  pagesFolder,
  ...Object.keys(collections),
];

/** The kind of a file; undefined for a file of content/site that nothing reads. */
export function kindOf({ folder, id }: { folder: string; id: string }): Kind | undefined {
  if (folder === pagesFolder) return { ...pages, tags: Object.keys(tags) };
  if (folder === singletonFolder) {
    const frontMatter = Object.entries({ ...singletons, ...optionalSingletons }).find(
      ([name]) => name === id,
    )?.[1];
    return frontMatter && { frontMatter, body: 'none', tags: [] };
  }
  const found = Object.entries(collections).find(([name]) => name === folder)?.[1];
  return found && { ...found, tags: [] };
}
