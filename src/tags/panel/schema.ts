import { z } from 'zod';
import type { TagDefinition } from '../definition.ts';

/** A coloured box. */
export const panel = {
  description: 'A coloured box for something that should not be missed.',
  attributes: z.strictObject({}),
  content: 'required',
} satisfies TagDefinition;
