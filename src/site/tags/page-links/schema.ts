import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const pageLinks = {
  description: 'The list of all pages that have a link in the header.',
  attributes: z.strictObject({}),
  example: '<PageLinks />',
  content: 'none',
} satisfies TagDefinition;
