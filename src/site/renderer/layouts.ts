import { Categories } from '../collections/categories/Categories.tsx';
import { Faq } from '../collections/faq/Faq.tsx';
import { IconList } from '../collections/IconList.tsx';
import { Services } from '../collections/services/Services.tsx';
import { Stats } from '../collections/stats/Stats.tsx';
import { Steps } from '../collections/steps/Steps.tsx';
import { TitledCards } from '../collections/TitledCards.tsx';
import type { Layouts } from '../tags/collection/Collection.tsx';

/** The layout component of each collection. */
export const layouts: Layouts = {
  'accepted-items': (props) => IconList({ ...props, variant: 'shelf' }),
  badges: (props) => IconList({ ...props, variant: 'airy' }),
  benefits: (props) => TitledCards({ ...props, areTagged: true }),
  categories: Categories,
  faq: Faq,
  services: Services,
  stats: Stats,
  steps: Steps,
  team: (props) => TitledCards({ ...props, areFaces: true }),
  values: TitledCards,
};
