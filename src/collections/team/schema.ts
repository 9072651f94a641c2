import type { CollectionDefinition } from '../definition.ts';
import { pictured } from '../titled.ts';

export const team = {
  description: 'A team in the shop and what it does, without names of people.',
  frontMatter: pictured('The name of the team.'),
  body: 'required',
} satisfies CollectionDefinition;
