import { z } from 'zod';
import type { TagDefinition } from '../definition.ts';

/** Things side by side. */
export const columns = {
  description: 'Puts two things side by side where there is room: paragraphs, panels, the form.',
  attributes: z.strictObject({}),
  content: 'required',
} satisfies TagDefinition;
