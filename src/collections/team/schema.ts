import type { CollectionDefinition } from '../definition.ts';
import { pictured } from '../titled.ts';

export const team = {
  description: 'A team in the shop and what it does; it names no person.',
  frontMatter: pictured('What the team is called.'),
  body: 'required',
} satisfies CollectionDefinition;
