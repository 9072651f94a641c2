import type { z } from 'zod';
import type { pages } from '../../src/collections/pages/schema.ts';
import type { CollectionName } from '../../src/collections/schemas.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import type { Facts } from './facts.ts';
import type { Inventory } from './validate/inventory.ts';

/** A checked file of a collection. */
export interface EntryModel<Data = Record<string, unknown>> {
  id: string;
  /** From the project's folder, with forward slashes. */
  path: string;
  data: Data;
  /** The whole file as it is written. */
  text: string;
  hasBody: boolean;
  /** The names of the pictures in its front matter. */
  pictures: string[];
  /** What its body says, without marks: each paragraph on a line. */
  words: string;
}

/** A checked page. */
export interface PageModel extends EntryModel<z.infer<typeof pages.frontMatter>> {
  /** `/about`; undefined for the missing page, which has no address of its own. */
  route: string | undefined;
  inventory: Inventory;
}

/** A picture that content may name; width and height in its own pixels. */
export interface PictureModel {
  path: string;
  width: number;
  height: number;
}

/** All content, checked, facts put in: plain data, the same for the same files. */
export interface Model {
  site: Singletons;
  facts: Facts;
  /** In the order of their links, those without a link behind. */
  pages: PageModel[];
  /** In the order that the entries ask for. */
  collections: Record<CollectionName, EntryModel[]>;
  pictures: Record<string, PictureModel>;
}
