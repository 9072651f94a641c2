import type { z } from 'zod';
import { categories } from './categories/schema.ts';
import { faq } from './faq/schema.ts';
import type { CollectionDefinition } from './definition.ts';
import { services } from './services/schema.ts';
import { stats } from './stats/schema.ts';
import { steps } from './steps/schema.ts';
import { pictured, titled } from './titled.ts';

/**
 * The collections that `<Collection of="…">` can show, by the name of their folder in content/. Those
 * with fields or a look of their own have a folder here.
 */
export const collections = {
  'accepted-items': {
    description: 'A kind of item that the shop buys.',
    frontMatter: titled('The kind of item.'),
    body: 'required',
  },
  badges: {
    description: 'A reason to trust the shop, shown below the first screen of the home page.',
    frontMatter: titled('The reason in a word or two.'),
    body: 'required',
  },
  benefits: {
    description: 'A good reason to sell to the shop.',
    frontMatter: titled('The reason in a word or two.'),
    body: 'required',
  },
  categories,
  faq,
  services,
  stats,
  steps,
  team: {
    description: 'A team in the shop and what it does; it names no person.',
    frontMatter: pictured('What the team is called.'),
    body: 'required',
  },
  values: {
    description: 'A value that the shop works by, shown on the about page.',
    frontMatter: pictured('The value in a word or two.'),
    body: 'required',
  },
} satisfies Record<string, CollectionDefinition>;

export type CollectionName = keyof typeof collections;

/** The front matter of a collection's entries, as its schema gives it out. */
export type CollectionData<Name extends CollectionName> = z.infer<
  (typeof collections)[Name]['frontMatter']
>;
