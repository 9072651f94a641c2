import type { CollectionDefinition } from '../collection-definition.ts';
import { picturedFrontMatter } from '../titled.ts';

export const values = {
  description: 'A value that the shop works by, shown on the about page.',
  frontMatter: picturedFrontMatter('The value in a word or two.'),
  body: 'required',
} satisfies CollectionDefinition;
