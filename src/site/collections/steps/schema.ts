import type { CollectionDefinition } from '../collection-definition.ts';
import { titledFrontMatter } from '../titled.ts';

export const steps = {
  description: 'A step of selling something to the shop.',
  frontMatter: titledFrontMatter('The step as a short command.'),
  body: 'required',
} satisfies CollectionDefinition;
