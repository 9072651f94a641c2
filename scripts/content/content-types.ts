import type { z } from 'zod';
import { pages } from '../../src/collections/pages/schema.ts';
import { collections } from '../../src/collections/schemas.ts';
import { optionalSingletons, singletons } from '../../src/singletons/schemas.ts';
import { tags } from '../../src/tags/schemas.ts';
import type { SourceFile } from './read/read-content.ts';

/** What a content file is, by its place in content/. */
export interface ContentType {
  /** Its folder, or its path without ending where there is only one of it: `faq`, `site/map`. */
  name: string;
  folder: string;
  /** The name of its file without ending, where there is only one of it. */
  id?: string;
  /** One sentence for the people who write it. */
  description: string;
  frontMatter: z.ZodObject;
  body: 'required' | 'none';
  /** The tags that its body may hold. */
  tags: readonly string[];
  /** Whether the site can do without any such file. */
  optional?: boolean;
}

export const singletonFolder = 'site';
export const pagesFolder = 'pages';

/** The folders whose files are all of one type, pages first. */
export const folderTypes: readonly ContentType[] = [
  { name: pagesFolder, folder: pagesFolder, tags: Object.keys(tags), ...pages },
  ...Object.entries(collections).map(([folder, definition]) => ({
    name: folder,
    folder,
    tags: [],
    ...definition,
  })),
];

/** The files of content/site, each a type of its own. */
export const singletonTypes: readonly ContentType[] = Object.entries({
  ...singletons,
  ...optionalSingletons,
}).map(([id, frontMatter]) => ({
  name: `${singletonFolder}/${id}`,
  folder: singletonFolder,
  id,
  description: frontMatter.description ?? '',
  frontMatter,
  body: 'none',
  tags: [],
  optional: Object.hasOwn(optionalSingletons, id),
}));

/** The types whose files hold fields and no words below them. */
export const frontMatterOnly: readonly ContentType[] = [...folderTypes, ...singletonTypes].filter(
  ({ body }) => body === 'none',
);

/** The folders that content/ may have, pictures aside. */
export const folders: readonly string[] = [
  singletonFolder,
  ...folderTypes.map(({ folder }) => folder),
];

/** The type of a file; undefined for a file of content/site that nothing reads. */
export function contentTypeOf(file: Pick<SourceFile, 'folder' | 'id'>): ContentType | undefined {
  return file.folder === singletonFolder
    ? singletonTypes.find(({ id }) => id === file.id)
    : folderTypes.find(({ folder }) => folder === file.folder);
}

/** The files of a type, from the project's folder: `content/faq/*.mdx`. */
export function filesOf({ name, id }: ContentType): string {
  return id === undefined ? `content/${name}/*.mdx` : `content/${name}.mdx`;
}

/** The address of a page: its file name; the missing page has none. */
export function routeOf(pageId: string): string | undefined {
  if (pageId === 'not-found') return undefined;
  return pageId === 'home' ? '/' : `/${pageId}`;
}
