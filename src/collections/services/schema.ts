import type { CollectionDefinition } from '../definition.ts';
import { titled } from '../titled.ts';

export const services = {
  description: 'A service of the shop, shown as a button on the home page.',
  frontMatter: titled('The service in a word or two; the notice that the button shows repeats it.'),
  body: 'required',
} satisfies CollectionDefinition;
