import { z } from 'zod';
import type { TagDefinition } from '../definition.ts';

export const checklist = {
  description: 'A card with a list to go through, each point with a tick, and a button below it.',
  attributes: z.strictObject({}),
  example: `<Checklist>

## Before you come

- Measure the hole.
- Take a photo of the other handle.

<Button to="call">Call first</Button>

</Checklist>`,
  content: 'required',
} satisfies TagDefinition;
