import type { z } from 'zod';
import type { pages } from '../../src/collections/pages/schema.ts';
import type { CollectionData, CollectionName } from '../../src/collections/schemas.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import type { Facts } from './facts.ts';
import type { References } from './validate/references.ts';

/** A valid file of a collection; the compiled body is the module that Vite makes of the file. */
export interface EntryModel<Data = Record<string, unknown>> {
  id: string;
  /** From the project's folder, with forward slashes. */
  path: string;
  /** The front matter with the facts inserted. */
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

/** All content, valid, facts inserted: plain data, the same for the same files. */
export interface Model {
  site: Singletons;
  facts: Facts;
  /** In the order of their links, those without a link behind. */
  pages: PageModel[];
  collections: CollectionModels;
  pictures: Record<string, PictureModel>;
}
