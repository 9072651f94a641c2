import { z } from 'zod';
import { pictureName } from '../../fields/name.ts';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../definition.ts';

export const photo = {
  description: 'A photo that a <PhotoSheet> asks for, to tick.',
  attributes: z.strictObject({
    title: text('What the photo shows, in a word. The message names it if it is ticked.'),
    picture: pictureName('A drawing of such a photo. It is only decoration.'),
    hint: text('How to take the photo, or when it is needed.'),
  }),
  example: `<Photo title="Back" picture="cupboard" hint="where old repairs are seen" />`,
  content: 'none',
} satisfies TagDefinition;
