import type { CollectionDefinition } from '../collection-definition.ts';
import { picturedFrontMatter } from '../titled.ts';

export const team = {
  description: 'A team in the shop and what it does, without names of people.',
  frontMatter: picturedFrontMatter('The name of the team.'),
  body: 'required',
} satisfies CollectionDefinition;
