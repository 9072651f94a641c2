import type { ReactNode } from 'react';
import type { z } from 'zod';
import { AcceptedItems } from '../collections/accepted-items/AcceptedItems.tsx';
import { Badges } from '../collections/badges/Badges.tsx';
import { Categories } from '../collections/categories/Categories.tsx';
import type { CollectionProps } from '../collections/entry.ts';
import { Faq } from '../collections/faq/Faq.tsx';
import type { CollectionName, collections } from '../collections/schemas.ts';
import { Services } from '../collections/services/Services.tsx';
import { Stats } from '../collections/stats/Stats.tsx';
import { Steps } from '../collections/steps/Steps.tsx';
import { TitledCards } from '../collections/TitledCards.tsx';

/** The front matter of a collection's entries, as its schema gives it out. */
export type CollectionData<Name extends CollectionName> = z.infer<
  (typeof collections)[Name]['frontMatter']
>;

/** The component that lays out each collection. */
export const layouts: {
  [Name in CollectionName]: (props: CollectionProps<CollectionData<Name>>) => ReactNode;
} = {
  'accepted-items': AcceptedItems,
  badges: Badges,
  benefits: TitledCards,
  categories: Categories,
  faq: Faq,
  services: Services,
  stats: Stats,
  steps: Steps,
  team: TitledCards,
  values: TitledCards,
};
