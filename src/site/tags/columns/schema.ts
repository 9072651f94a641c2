import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const columns = {
  description: 'Shows its parts side by side if they fit: paragraphs, panels, the form.',
  attributes: z.strictObject({}),
  example: `<Columns>

Handles are on the left.

Hinges are on the right.

</Columns>`,
  content: 'required',
} satisfies TagDefinition;
