import { z } from 'zod';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../definition.ts';

/** Pictures in a row. */
export const gallery = {
  description:
    'A row of pictures, which scrolls sideways where there is no room: a list, and in each line a picture with the words below it.',
  attributes: z.strictObject({
    label: text('What the pictures have in common, for those who do not see them.'),
  }),
  example: `<Gallery label="Tables from our bench">

- ![A table with a drawer](table) A table of 1962.
- ![A cupboard with one door open](cupboard) A cupboard whose hinge was missing.

</Gallery>`,
  content: 'required',
  pictures: true,
} satisfies TagDefinition;
