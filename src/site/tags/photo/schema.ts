import { z } from 'zod';
import { pictureName } from '../../fields/name.ts';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../tag-definition.ts';

export const photo = {
  description: 'A photo that a <PhotoSheet> asks for, to tick.',
  attributes: z.strictObject({
    title: text('What the photo shows, in a word. The message names it if it is ticked.'),
    picture: pictureName('A drawing of such a photo. It is only decoration.'),
    hint: text('How to take the photo, or when it is needed.'),
  }),
  example: `<PhotoSheet photos="Pictures" item="Piece" about="Its age, too" floor="Storey" stairs="Steep steps?" lift="Elevator" yes="There is one" no="None" message="What you send" send="Show it">

<Photo title="Back" picture="cupboard" hint="where old repairs are seen" />

</PhotoSheet>`,
  content: 'none',
} satisfies TagDefinition;
