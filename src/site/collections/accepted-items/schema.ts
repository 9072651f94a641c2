import type { CollectionDefinition } from '../collection-definition.ts';
import { titledFrontMatter } from '../titled.ts';

export const acceptedItems = {
  description: 'A kind of item that the shop buys.',
  frontMatter: titledFrontMatter('The kind of item.'),
  body: 'required',
} satisfies CollectionDefinition;
