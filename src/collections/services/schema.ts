import type { CollectionDefinition } from '../definition.ts';
import { titled } from '../titled.ts';

export const services = {
  description: 'A service of the shop, shown as a button on the home page.',
  frontMatter: titled('The service in a word or two. The notice of the button repeats it.'),
  body: 'required',
} satisfies CollectionDefinition;
