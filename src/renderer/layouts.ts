import type { ReactNode } from 'react';
import { AcceptedItems } from '../collections/accepted-items/AcceptedItems.tsx';
import { Badges } from '../collections/badges/Badges.tsx';
import { Categories } from '../collections/categories/Categories.tsx';
import type { CollectionProps } from '../collections/entry.ts';
import { Faq } from '../collections/faq/Faq.tsx';
import type { CollectionData, CollectionName } from '../collections/schemas.ts';
import { Services } from '../collections/services/Services.tsx';
import { Stats } from '../collections/stats/Stats.tsx';
import { Steps } from '../collections/steps/Steps.tsx';
import { TitledCards } from '../collections/TitledCards.tsx';

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
