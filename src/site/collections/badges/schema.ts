import type { CollectionDefinition } from '../collection-definition.ts';
import { titledFrontMatter } from '../titled.ts';

export const badges = {
  description: 'A reason to trust the shop, shown below the first screen of the home page.',
  frontMatter: titledFrontMatter('The reason in a word or two.'),
  body: 'required',
} satisfies CollectionDefinition;
