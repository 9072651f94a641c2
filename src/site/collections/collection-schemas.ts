import type { z } from 'zod';
import { acceptedItems } from './accepted-items/schema.ts';
import { badges } from './badges/schema.ts';
import { benefits } from './benefits/schema.ts';
import { categories } from './categories/schema.ts';
import { faq } from './faq/schema.ts';
import type { CollectionDefinition } from './collection-definition.ts';
import { services } from './services/schema.ts';
import { stats } from './stats/schema.ts';
import { steps } from './steps/schema.ts';
import { team } from './team/schema.ts';
import { values } from './values/schema.ts';

/** The collections of `<Collection of="…">`, by the name of their folder in content/. */
export const collections = {
  'accepted-items': acceptedItems,
  badges,
  benefits,
  categories,
  faq,
  services,
  stats,
  steps,
  team,
  values,
} satisfies Record<string, CollectionDefinition>;

export type CollectionName = keyof typeof collections;

/** The parsed front matter of a collection's entries. */
export type CollectionData<Name extends CollectionName> = z.infer<
  (typeof collections)[Name]['frontMatter']
>;
