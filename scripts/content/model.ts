import type { Root } from 'mdast';
import type { z } from 'zod';
import type { pages } from '../../src/collections/pages/schema.ts';
import type { CollectionData, CollectionName } from '../../src/collections/schemas.ts';
import type { Visibility } from '../../src/collections/visibility.ts';
import { siteAddress } from '../../src/lib/site-address.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import type { Reference } from './diagnostics/diagnostic.ts';
import type { Pictures } from './read/pictures.ts';
import type { Outline } from './resolve/outline.ts';
import type { Facts } from './text/facts.ts';

/** A body, ready to be compiled. */
export interface BodyModel extends Outline {
  /** With the facts inserted. */
  tree: Root;
  pictures: Reference[];
}

/** A valid file of a collection; the compiled body is the module that Vite makes of the file. */
export interface EntryModel<Data = Record<string, unknown>> extends Visibility {
  id: string;
  /** From the project's folder, with forward slashes. */
  path: string;
  /** The rest of the front matter with the facts inserted. */
  data: Data;
  /** Undefined for collections without bodies. */
  body: BodyModel | undefined;
  /** The names of all pictures in its front matter and body. */
  pictures: string[];
}

/** A valid page. */
export interface PageModel extends EntryModel<z.infer<typeof pages.frontMatter>> {
  /** `/about`; undefined for the 404 page, which has no path. */
  route: string | undefined;
  body: BodyModel;
}

/** The entries of each collection, typed by its schema, in the order that they ask for. */
export type CollectionModels = {
  [Name in CollectionName]: EntryModel<CollectionData<Name>>[];
};

/** All content of one language, valid, facts inserted: plain data, the same for the same files. */
export interface Model {
  /** The prefix of its paths: empty, or `/ne`. */
  basename: string;
  site: Singletons;
  facts: Facts;
  /** Sorted by their links; pages without a link are last. */
  pages: PageModel[];
  collections: CollectionModels;
  pictures: Pictures;
  /** The same content in other languages, as far as it is translated; only the site's own has any. */
  translations: readonly Model[];
}

/** The content in each of its languages, the site's own first. */
export function allLanguages(model: Model): readonly Model[] {
  return [model, ...model.translations];
}

/** Returns a page's path; the 404 page gets one that no page can have. */
export function addressOf({ basename }: Model, { route }: PageModel): string {
  return siteAddress(basename, route ?? '/404.html');
}

/**
 * Returns the body of a file of the model. @param path in the project @throws if it does not exist
 */
export function bodyAt(model: Model, path: string): BodyModel {
  const { pages, collections } = languageAt(model, path);
  const entries = [...pages, ...Object.values<EntryModel[]>(collections).flat()];
  const body = entries.find((entry) => entry.path === path)?.body;
  if (!body) throw new Error(`the site shows no text of ${path}`);
  return body;
}

/** The content in the language of a file. @param path from the project's folder */
export function languageAt(model: Model, path: string): Model {
  return model.translations.find(({ basename }) => path.startsWith(`content${basename}/`)) ?? model;
}
