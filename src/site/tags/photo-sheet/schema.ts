import { z } from 'zod';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../tag-definition.ts';

export const photoSheet = {
  description:
    'A sheet on which sellers tick their photos and describe the item. It adds all this to the WhatsApp message of the page. Write one <Photo> per line.',
  attributes: z.strictObject({
    photos: text('The word before the ticked photos in the message.'),
    item: text('The label of the field for the item. The message repeats the label.'),
    about: text('What to write about the item.'),
    floor: text('The label of the field for the floor.'),
    stairs: text('What else to write about the way to the item.'),
    lift: text('The label of the question for a lift.'),
    yes: text('The answer that there is a lift.'),
    no: text('The answer that there is no lift.'),
    message: text('The line above the message.'),
    send: text('The button that opens the message.'),
  }),
  example: `<PhotoSheet photos="Pictures" item="Piece" about="Its age, too" floor="Storey" stairs="Steep steps?" lift="Elevator" yes="There is one" no="None" message="What you send" send="Show it">

<Photo title="Front" picture="table" hint="in the light of a window" />
<Photo title="Back" picture="cupboard" hint="where old repairs are seen" />

</PhotoSheet>`,
  content: 'required',
} satisfies TagDefinition;
