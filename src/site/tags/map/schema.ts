import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const map = {
  description: 'The map with the postal address and directions. Its text is in site/map.mdx.',
  attributes: z.strictObject({}),
  example: '<Map />',
  content: 'none',
  headings: true,
} satisfies TagDefinition;
