import { z } from 'zod';
import type { TagDefinition } from '../definition.ts';

export const band = {
  description: 'A coloured band across the page, which asks the visitor to do something.',
  attributes: z.strictObject({
    look: z
      .enum(['calm'])
      .optional()
      .meta({ description: 'With calm, the band is a plain background across the whole screen.' }),
  }),
  example: `<Band>

## A handle is missing?

Bring the other one, and we find its twin.

</Band>`,
  content: 'required',
  band: true,
} satisfies TagDefinition;
