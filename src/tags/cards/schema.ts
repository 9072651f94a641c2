import { z } from 'zod';
import type { TagDefinition } from '../definition.ts';

/** A grid of cards. */
export const cards = {
  description: 'A grid of cards; write one <Card> after another between its two ends.',
  attributes: z.strictObject({}),
  content: 'required',
} satisfies TagDefinition;
