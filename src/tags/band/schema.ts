import { z } from 'zod';
import type { TagDefinition } from '../definition.ts';

/** A coloured band that asks for something. */
export const band = {
  description: 'A coloured band across the page that asks the visitor to do something.',
  attributes: z.strictObject({}),
  example: `<Band>

## A handle is missing?

Bring the other one, and we find its twin.

</Band>`,
  content: 'required',
  band: true,
} satisfies TagDefinition;
