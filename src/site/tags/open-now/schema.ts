import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const openNow = {
  description: 'A line that says whether the shop is open now. Without scripts, its opening hours.',
  attributes: z.strictObject({}),
  example: '<OpenNow />',
  content: 'none',
} satisfies TagDefinition;
