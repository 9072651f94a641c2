import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const panel = {
  description: 'A coloured box for something that should not be missed.',
  attributes: z.strictObject({
    look: z
      .enum(['open'])
      .optional()
      .meta({ description: 'With open, a line above the text replaces the colour.' }),
  }),
  example: `<Panel>

Parts are sold only while they are there: call {phone} first.

</Panel>`,
  content: 'required',
} satisfies TagDefinition;
