import { z } from 'zod';
import type { TagDefinition } from '../definition.ts';

export const columns = {
  description: 'Puts two things side by side where there is room: paragraphs, panels, the form.',
  attributes: z.strictObject({}),
  example: `<Columns>

Handles stand on the left.

Hinges stand on the right.

</Columns>`,
  content: 'required',
} satisfies TagDefinition;
