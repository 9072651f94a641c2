import { z } from 'zod';
import { focus } from '../../fields/focus.ts';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../tag-definition.ts';

export const gallery = {
  description:
    'Pictures in square frames: a list with a picture in each line and, optionally, the text below it. A tap on a photo opens the whole photo above the page.',
  attributes: z.strictObject({
    label: text('What the pictures have in common, for people who do not see them.'),
    ask: z.enum(['yes'], 'Write ask="yes", or nothing.').optional().meta({
      description: 'With yes, the text below a picture opens WhatsApp and asks for the item.',
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
