import type { z } from 'zod';
import type { SourceFile } from './read/read-content.ts';
import { pages } from '../../src/collections/pages/schema.ts';
import { collections } from '../../src/collections/schemas.ts';
import { optionalSingletons, singletons } from '../../src/singletons/schemas.ts';
import { tags } from '../../src/tags/schemas.ts';

/** What a content file is, by the folder that it stands in. */
export interface ContentType {
  frontMatter: z.ZodObject;
  body: 'required' | 'none';
  /** The tags that its body may hold. */
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

const pageType: ContentType = { ...pages, tags: Object.keys(tags) };
const singletonTypes = new Map<string, ContentType>(
  Object.entries({ ...singletons, ...optionalSingletons }).map(([name, frontMatter]) => [
    name,
    { frontMatter, body: 'none', tags: [] },
  ]),
);
const collectionTypes = new Map<string, ContentType>(
  Object.entries(collections).map(([name, type]) => [name, { ...type, tags: [] }]),
);

/** The content type of a file; undefined for a file of content/site that nothing reads. */
export function contentTypeOf({ folder, id }: Pick<SourceFile, 'folder' | 'id'>) {
  if (folder === pagesFolder) return pageType;
  return folder === singletonFolder ? singletonTypes.get(id) : collectionTypes.get(folder);
}

/** The address of a page: its file name; the missing page has none. */
export function routeOf(pageId: string): string | undefined {
  if (pageId === 'not-found') return undefined;
  return pageId === 'home' ? '/' : `/${pageId}`;
}
