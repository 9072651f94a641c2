import type { CollectionDefinition } from '../collection-definition.ts';
import { titledFrontMatter } from '../titled.ts';

export const benefits = {
  description: 'A good reason to sell to the shop.',
  frontMatter: titledFrontMatter('The reason in a word or two.'),
  body: 'required',
} satisfies CollectionDefinition;
