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

const page: Kind = { ...pages, tags: Object.keys(tags) };
const ofSite = new Map<string, Kind>(
  Object.entries({ ...singletons, ...optionalSingletons }).map(([name, frontMatter]) => [
    name,
    { frontMatter, body: 'none', tags: [] },
  ]),
);
const ofCollections = new Map<string, Kind>(
  Object.entries(collections).map(([name, kind]) => [name, { ...kind, tags: [] }]),
);

/** The kind of a file; undefined for a file of content/site that nothing reads. */
export function kindOf({ folder, id }: { folder: string; id: string }): Kind | undefined {
  if (folder === pagesFolder) return page;
  return folder === singletonFolder ? ofSite.get(id) : ofCollections.get(folder);
}
