import type { CollectionDefinition } from '../collection-definition.ts';
import { titledFrontMatter } from '../titled.ts';

export const services = {
  description: 'A service of the shop, shown as a button on the home page.',
  frontMatter: titledFrontMatter(
    'The service in a word or two. The notice of the button repeats it.',
  ),
  body: 'required',
} satisfies CollectionDefinition;
