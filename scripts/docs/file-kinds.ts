import type { z } from 'zod';
import { pages } from '../../src/collections/pages/schema.ts';
import { collections } from '../../src/collections/schemas.ts';
import { optionalSingletons, singletons } from '../../src/singletons/schemas.ts';
import { pagesFolder, singletonFolder } from '../content/content-types.ts';

/** A kind of content file, as the reference and editors know it. */
export interface FileKind {
  /** Its folder, or its path without ending where there is only one of it: `faq`, `site/map`. */
  name: string;
  /** The files that it is about, from the project's folder. */
  files: string;
  description: string;
  frontMatter: z.ZodObject;
  body: 'required' | 'none';
  /** Whether the site can do without any such file. */
  optional?: boolean;
}

/** The folders of entries, pages first. */
export const folderKinds: readonly FileKind[] = Object.entries({
  [pagesFolder]: pages,
  ...collections,
}).map(([name, definition]) => ({ name, files: `content/${name}/*.mdx`, ...definition }));

/** The files of content/site. */
export const siteKinds: readonly FileKind[] = [
  ...Object.entries(singletons).map(siteKind),
  ...Object.entries(optionalSingletons).map((entry) => ({ ...siteKind(entry), optional: true })),
];

function siteKind([id, frontMatter]: [string, z.ZodObject]): FileKind {
  const name = `${singletonFolder}/${id}`;
  const description = frontMatter.description ?? '';
  return { name, files: `content/${name}.mdx`, description, frontMatter, body: 'none' };
}
