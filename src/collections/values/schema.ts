import type { CollectionDefinition } from '../definition.ts';
import { pictured } from '../titled.ts';

export const values = {
  description: 'A value that the shop works by, shown on the about page.',
  frontMatter: pictured('The value in a word or two.'),
  body: 'required',
} satisfies CollectionDefinition;
