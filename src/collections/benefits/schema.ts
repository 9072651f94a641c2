import type { CollectionDefinition } from '../definition.ts';
import { titled } from '../titled.ts';

export const benefits = {
  description: 'A good reason to sell to the shop.',
  frontMatter: titled('The reason in a word or two.'),
  body: 'required',
} satisfies CollectionDefinition;
