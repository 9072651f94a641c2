import { z } from 'zod';
import type { TagDefinition } from '../definition.ts';

export const map = {
  description:
    'The map, with the address and the way in words beside it; its words stand in site/map.mdx.',
  attributes: z.strictObject({}),
  example: '<Map />',
  content: 'none',
  headings: true,
} satisfies TagDefinition;
