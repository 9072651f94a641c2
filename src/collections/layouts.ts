import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Categories } from './categories/Categories.tsx';
import type { CollectionProps } from './entry.ts';
import { Faq } from './faq/Faq.tsx';
import { IconList } from './IconList.tsx';
import type { CollectionName, collections } from './schemas.ts';
import { Services } from './services/Services.tsx';
import { Stats } from './stats/Stats.tsx';
import { Steps } from './steps/Steps.tsx';
import { TitledCards } from './TitledCards.tsx';

/** The front matter of a collection's entries, as its schema gives it out. */
export type CollectionData<Name extends CollectionName> = z.infer<
  (typeof collections)[Name]['frontMatter']
>;

/** The component that lays out each collection. */
export const layouts: {
  [Name in CollectionName]: (props: CollectionProps<CollectionData<Name>>) => ReactNode;
} = {
  'accepted-items': (props) => IconList({ ...props, look: 'ruled' }),
  badges: (props) => IconList({ ...props, look: 'airy' }),
  benefits: TitledCards,
  categories: Categories,
  faq: Faq,
  services: Services,
  stats: Stats,
  steps: Steps,
  team: TitledCards,
  values: TitledCards,
};
