import type { MDXContent } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { pages } from '../collections/pages/schema.ts';
import type { CollectionData, CollectionName } from '../collections/collection-schemas.ts';
import type { Visibility } from '../collections/visibility.ts';
import type { UtcOffset } from '../lib/local-time.ts';
import type { Singletons } from '../singletons/singleton-schemas.ts';
import type { HeadingLevel } from '../ui/Heading.tsx';
import type { PictureSource } from '../ui/Picture.tsx';

type PageData = z.infer<typeof pages.frontMatter>;

/** The data that all pages of a language load in order to link to this page. */
export interface PageLink {
  id: string;
  /** The path, `/about`. The 404 page has none. */
  route: string | undefined;
  /** The text of the link in header and footer, if the page has a link there. */
  label: string | undefined;
  /** The paths that the page had before. */
  was?: readonly string[] | undefined;
}

export interface Language {
  /** The language tag (BCP 47): `ne`. */
  code: string;
  /** The Open Graph locale: `ne_NP`. */
  locale: string;
  /** The name of the language in the language itself. */
  name: string;
  /** The prefix of the language's paths: empty, or `/ne`. */
  basename: string;
  /** The ids of the pages that exist in this language. */
  pages: readonly string[];
}

/** The content that every page of a language shares. */
export interface Site extends Omit<Singletons, 'theme'> {
  /** The prefix of the language's paths: empty, or `/ne`. */
  basename: string;
  /** The shop's WhatsApp number, if it has one. */
  chat?: string | undefined;
  /** The shop's logo with its size in pixels, if it has one. */
  logo: Pick<PictureSource, 'src' | 'width' | 'height'> | undefined;
  /** All languages, the default language first. */
  languages: readonly Language[];
  /** The subjects of the contact form in the default language, which staff read in their mails. */
  mailSubjects: readonly string[];
  /** The UTC offsets of the shop's time zone. */
  utcOffsets: readonly UtcOffset[];
  /** The shop's date when the site was built, if some content depends on the date. */
  builtOn?: string;
  /** The pages. Linked pages come first, in the order of the links. */
  pages: readonly PageLink[];
}

/** A content file, ready to render. */
interface Entry<Data> {
  /** The file's name without its extension. */
  id: string;
  data: Data;
  Body?: ComponentType<{ components?: object }>;
  /** The badge of a draft, shown after its title. */
  badge?: ReactNode;
}

/** The props of a collection's layout component. The component gets all other content from hooks. */
export interface CollectionProps<Data> {
  entries: readonly Entry<Data>[];
  level: HeadingLevel;
}

/** An entry with its visibility: `Collection` renders the entries that are visible on a date. */
export type StoredEntry<Data> = Omit<Entry<Data>, 'badge'> & Visibility;

/** A page, ready to render. */
export interface PageContent {
  id: string;
  route: string | undefined;
  /** Hides the page from visitors. */
  draft: boolean | undefined;
  data: PageData;
  body: MDXContent;
  /** The entries of the collections that the page shows. */
  collections: { [Name in CollectionName]?: readonly StoredEntry<CollectionData<Name>>[] };
  pictures: Readonly<Record<string, PictureSource>>;
}

/** Loads each page by its id. */
export type PageLoaders = Readonly<Record<string, () => Promise<{ page: PageContent }>>>;

export interface LanguageContent {
  site: Site;
  loaders: PageLoaders;
}

/** Loads each language by its tag, the default language first. */
export type LanguageLoaders = Readonly<Record<string, () => Promise<LanguageContent>>>;
