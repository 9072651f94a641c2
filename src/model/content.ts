import type { MDXContent } from 'mdx/types';
import type { z } from 'zod';
import type { Entry } from '../collections/entry.ts';
import type { pages } from '../collections/pages/schema.ts';
import type { CollectionData, CollectionName } from '../collections/schemas.ts';
import type { Singletons } from '../singletons/schemas.ts';
import type { PictureSource } from '../ui/Picture.tsx';

/** The front matter of a page. */
export type PageData = z.infer<typeof pages.frontMatter>;

/** What every page must know of all pages. */
export interface PageLink {
  id: string;
  /** The address, `/about`; the missing page has none. */
  route: string | undefined;
  /** The text of the link in header and footer, if the page asks for one. */
  label: string | undefined;
}

/** What stands on every page. */
export interface Site extends Omit<Singletons, 'announcement'> {
  /** The line above the header, with the day in Kathmandu on which the pages were rendered. */
  announcement?: NonNullable<Singletons['announcement']> & { builtOn: string };
  /** The pages, those with a link first and in the order of their links. */
  pages: readonly PageLink[];
}

/** The entries of the collections that a page shows. */
export type ShownCollections = {
  [Name in CollectionName]?: readonly Entry<CollectionData<Name>>[];
};

/** One page, ready to be shown. */
export interface PageContent {
  id: string;
  route: string | undefined;
  data: PageData;
  /** Renders the body, compiled by MDX. */
  body: MDXContent;
  collections: ShownCollections;
  pictures: Readonly<Record<string, PictureSource>>;
}

/** Fetches each page, by its id. */
export type PageLoaders = Readonly<Record<string, () => Promise<{ page: PageContent }>>>;
