import { z } from 'zod';
import { focus } from '../../fields/focus.ts';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../definition.ts';

export const gallery = {
  description:
    'Pictures side by side in square frames: a list, and in each line a picture and, if you like, the words below it. A tap on a photo opens the whole photo.',
  attributes: z.strictObject({
    label: text('What the pictures have in common, for those who do not see them.'),
    ask: z.enum(['yes'], 'write ask="yes", or leave it out').optional().meta({
      description: 'With yes, the words below a picture open WhatsApp and ask for the item.',
    }),
    focus,
  }),
  example: `<Gallery label="Tables from our bench" ask="yes">

- ![A table with a drawer](table) A table of 1962.
- ![A cupboard with one door open](cupboard) A cupboard whose hinge was missing.

</Gallery>`,
  content: 'required',
  pictures: true,
} satisfies TagDefinition;
