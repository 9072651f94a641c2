import type { MDXContent } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { pages } from '../collections/pages/schema.ts';
import type { CollectionData, CollectionName } from '../collections/schemas.ts';
import type { Visibility } from '../collections/visibility.ts';
import type { UtcOffset } from '../lib/time-zone.ts';
import type { Singletons } from '../singletons/schemas.ts';
import type { HeadingLevel } from '../ui/Heading.tsx';
import type { PictureSource } from '../ui/Picture.tsx';

/** The front matter of a page. */
type PageData = z.infer<typeof pages.frontMatter>;

/** What every page must know of all pages. */
export interface PageLink {
  id: string;
  /** The address, `/about`; the missing page has none. */
  route: string | undefined;
  /** The text of the link in header and footer, if the page asks for one. */
  label: string | undefined;
}

/** One of the languages of the site. */
export interface Language {
  /** Its tag (BCP 47): `ne`. */
  code: string;
  /** The same with a country, as the Open Graph protocol wants it: `ne_NP`. */
  locale: string;
  /** What it calls itself. */
  name: string;
  /** What the addresses of its pages begin with: nothing, or `/ne`. */
  basename: string;
  /** The ids of the pages that are there in this language. */
  pages: readonly string[];
}

/** What stands on every page of one language. */
export interface Site extends Omit<Singletons, 'theme'> {
  /** What the addresses of its pages begin with: nothing, or `/ne`. */
  basename: string;
  /** The number of the shop's WhatsApp; undefined where it has none. */
  chat?: string | undefined;
  /** The shop's logo with its size in its own pixels; undefined where it has none. */
  logo: Pick<PictureSource, 'src' | 'width' | 'height'> | undefined;
  /** All languages, that in which the site was written first. */
  languages: readonly Language[];
  /** How the clocks go where the shop is, by which it opens and closes. */
  utcOffsets: readonly UtcOffset[];
  /** The day where the shop is on which the pages were rendered, where something shows on some days only. */
  builtOn?: string;
  /** The pages, those with a link first and in the order of their links. */
  pages: readonly PageLink[];
}

/** One content file, ready to be shown. */
interface Entry<Data> {
  /** The file's name without its ending. */
  id: string;
  data: Data;
  /** The body as a component; absent in collections that have none. */
  Body?: ComponentType<{ components?: object }>;
  /** What marks it as a draft, to be shown behind its title; absent where it is none. */
  badge?: ReactNode;
}

/** What the layout component of a collection gets; all else it asks for by hooks. */
export interface CollectionProps<Data> {
  entries: readonly Entry<Data>[];
  /** The level of the entries' headings. */
  level: HeadingLevel;
}

/** An entry as it is written, with who sees it and when. */
export type WrittenEntry<Data> = Omit<Entry<Data>, 'badge'> & Visibility;

/** The entries of the collections that a page shows, each on its days. */
type ShownCollections = {
  [Name in CollectionName]?: readonly WrittenEntry<CollectionData<Name>>[];
};

/** One page, ready to be shown. */
export interface PageContent {
  id: string;
  route: string | undefined;
  /** Whether visitors do not see it yet. */
  draft: boolean | undefined;
  data: PageData;
  /** Renders the body, compiled by MDX. */
  body: MDXContent;
  collections: ShownCollections;
  pictures: Readonly<Record<string, PictureSource>>;
}

/** Fetches each page, by its id. */
export type PageLoaders = Readonly<Record<string, () => Promise<{ page: PageContent }>>>;

/** The content in one language. */
export interface LanguageContent {
  site: Site;
  loaders: PageLoaders;
}

/** Fetches each language, by its tag; that in which the site was written comes first. */
export type LanguageLoaders = Readonly<Record<string, () => Promise<LanguageContent>>>;
