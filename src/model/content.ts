import type { MDXContent } from 'mdx/types';
import type { z } from 'zod';
import type { Entry } from '../collections/entry.ts';
import type { CollectionData } from '../renderer/layouts.ts';
import type { pages } from '../collections/pages/schema.ts';
import type { CollectionName } from '../collections/schemas.ts';
import type { Singletons } from '../singletons/schemas.ts';
import type { PictureSource } from '../ui/Picture.tsx';
import type { PageLink } from './page-link.ts';

/** The front matter of a page. */
export type PageData = z.infer<typeof pages.frontMatter>;

/** What stands on every page. */
export interface Site extends Omit<Singletons, 'announcement'> {
  /** The line above the header, with the day in Kathmandu on which the pages were written. */
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
  /** Makes the words below the front matter. */
  body: MDXContent;
  collections: ShownCollections;
  pictures: Readonly<Record<string, PictureSource>>;
}

/** Words as data: text, or an element's name, its properties if it has any, and what stands in it. */
export type Words = string | readonly [name: string, ...inside: (object | string)[]];

/** A page as the build writes it. Its words and those of its entries are still data. */
export interface WrittenPage extends Omit<PageContent, 'body' | 'collections'> {
  body: readonly Words[];
  collections: Record<string, readonly WrittenEntry[]>;
}

export interface WrittenEntry extends Omit<Entry<unknown>, 'Body'> {
  words?: readonly Words[];
}

/** Fetches each page, by its id: as the build writes it, or as the dev server has compiled it. */
export type PageLoaders = Readonly<
  Record<string, () => Promise<{ page: PageContent | WrittenPage }>>
>;

/** All content: what stands on every page, and the way to the rest. */
export interface Content {
  site: Site;
  loaders: PageLoaders;
}
