import type { z } from 'zod';
import type { pages } from '../../src/collections/pages/schema.ts';
import type { CollectionData, CollectionName } from '../../src/collections/schemas.ts';
import type { Visibility } from '../../src/collections/visibility.ts';
import { siteAddress } from '../../src/lib/site-address.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import type { Facts } from './facts.ts';
import type { References } from './validate/references.ts';

/** A valid file of a collection; the compiled body is the module that Vite makes of the file. */
export interface EntryModel<Data = Record<string, unknown>> extends Visibility {
  id: string;
  /** From the project's folder, with forward slashes. */
  path: string;
  /** The rest of the front matter with the facts inserted. */
  data: Data;
  /** What the body names, and its text; undefined for collections without bodies. */
  references: References | undefined;
  /** The names of all pictures in its front matter and body. */
  pictures: string[];
}

/** A valid page. */
export interface PageModel extends EntryModel<z.infer<typeof pages.frontMatter>> {
  /** `/about`; undefined for the missing page, which has no address of its own. */
  route: string | undefined;
  references: References;
}

/** A picture that content may name; width and height in its own pixels. */
export interface PictureModel {
  path: string;
  width: number;
  height: number;
}

/** The entries of each collection, typed by its schema, in the order that they ask for. */
export type CollectionModels = {
  [Name in CollectionName]: EntryModel<CollectionData<Name>>[];
};

/** All content of one language, valid, facts inserted: plain data, the same for the same files. */
export interface Model {
  /** What the addresses of its pages begin with: nothing, or `/ne`. */
  basename: string;
  site: Singletons;
  facts: Facts;
  /** In the order of their links, those without a link behind. */
  pages: PageModel[];
  collections: CollectionModels;
  pictures: Record<string, PictureModel>;
  /** The same content in other languages, as far as it is translated; only the site's own has any. */
  translations: readonly Model[];
}

/** The content in each of its languages, the site's own first. */
export function allLanguages(model: Model): readonly Model[] {
  return [model, ...model.translations];
}

/** The content that visitors see: all but the drafts. */
export function withoutDrafts(model: Model): Model {
  const lists = Object.entries<EntryModel[]>(model.collections);
  const published = lists.map(([name, entries]) => [name, entries.filter(isPublished)]);
  return {
    ...model,
    pages: model.pages.filter(isPublished),
    collections: Object.fromEntries(published) as CollectionModels,
    translations: model.translations.map(withoutDrafts),
  };
}

function isPublished({ draft }: Visibility): boolean {
  return !draft;
}

/** A page's address; the missing page, which answers at any, gets one that no page can have. */
export function addressOf({ basename }: Model, { route }: PageModel): string {
  return siteAddress(basename, route ?? '/404.html');
}

/** The content in the language of a file. @param path from the project's folder */
export function languageAt(model: Model, path: string): Model {
  return model.translations.find(({ basename }) => path.startsWith(`content${basename}/`)) ?? model;
}
