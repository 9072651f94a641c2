import { z } from 'zod';
import { icon } from '../../fields/icon-name.ts';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../tag-definition.ts';

export const card = {
  description: 'A card with an icon, a title and text.',
  attributes: z.strictObject({
    icon: icon('The icon above the title.'),
    title: text('The title.'),
  }),
  example: `<Card icon="wrench" title="Handles">
Of brass and of wood.
</Card>`,
  content: 'required',
  headings: true,
} satisfies TagDefinition;
