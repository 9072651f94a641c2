import type { Root } from 'mdast';
import type { z } from 'zod';
import type { pages } from '../site/collections/pages/schema.ts';
import type { CollectionData, CollectionName } from '../site/collections/collection-schemas.ts';
import type { Visibility } from '../site/collections/visibility.ts';
import { sitePath } from '../site/lib/site-path.ts';
import type { Singletons } from '../site/singletons/singleton-schemas.ts';
import type { Reference } from './diagnostics/diagnostic.ts';
import type { Pictures } from './read/files/pictures.ts';
import type { Outline } from './read/resolve/resolve-body.ts';
import type { Facts } from './read/facts/facts.ts';

/** The Markdown of a file, ready to be compiled. */
export interface BodyModel extends Outline {
  /** With the facts inserted. */
  tree: Root;
  pictures: Reference[];
}

/** A valid file of a collection. */
export interface EntryModel<Data = Record<string, unknown>> extends Visibility {
  id: string;
  /** The path in the project, with forward slashes. */
  path: string;
  /** The front matter with the facts inserted. */
  data: Data;
  /** Undefined for collections without bodies. */
  body: BodyModel | undefined;
  /** The names of all pictures in its front matter and body. */
  pictures: string[];
}

export interface PageModel extends EntryModel<z.infer<typeof pages.frontMatter>> {
  /** `/about`; undefined for the 404 page, which has no path. */
  route: string | undefined;
  body: BodyModel;
}

/** The entries of each collection, sorted by their field `order`. */
export type CollectionModels = {
  [Name in CollectionName]: EntryModel<CollectionData<Name>>[];
};

/** All valid content of one language, with the facts inserted. */
export interface Model {
  /** The prefix of its paths: empty, or `/ne`. */
  basename: string;
  site: Singletons;
  facts: Facts;
  /** In the order of the navigation; pages without a link in it are last. */
  pages: PageModel[];
  collections: CollectionModels;
  pictures: Pictures;
  /** The models of the other languages. Only the model of the default language has any. */
  translations: readonly Model[];
}

/** Returns the models of all languages, the default language first. */
export function allLanguages(model: Model): readonly Model[] {
  return [model, ...model.translations];
}

/** Returns the path of a page, such as `/ne/about`. */
export function pathOf({ basename }: Model, { route }: PageModel): string {
  return sitePath(basename, route ?? '/404.html');
}

/** Returns the body of a file. @param path in the project @throws if the file has no body */
export function bodyAt(model: Model, path: string): BodyModel {
  const { pages, collections } = languageAt(model, path);
  const entries = [...pages, ...Object.values<EntryModel[]>(collections).flat()];
  const body = entries.find((entry) => entry.path === path)?.body;
  if (!body) throw new Error(`${path} has no body`);
  return body;
}

/** Returns the model that contains a file. @param path in the project */
export function languageAt(model: Model, path: string): Model {
  return model.translations.find(({ basename }) => path.startsWith(`content${basename}/`)) ?? model;
}
