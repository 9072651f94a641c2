import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const hours = {
  description: 'The table of opening hours, made from site/business.mdx.',
  attributes: z.strictObject({}),
  example: '<Hours />',
  content: 'none',
} satisfies TagDefinition;
