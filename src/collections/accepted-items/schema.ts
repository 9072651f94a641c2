import type { CollectionDefinition } from '../definition.ts';
import { titled } from '../titled.ts';

export const acceptedItems = {
  description: 'A kind of item that the shop buys.',
  frontMatter: titled('The kind of item.'),
  body: 'required',
} satisfies CollectionDefinition;
