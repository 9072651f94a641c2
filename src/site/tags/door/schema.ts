import { z } from 'zod';
import { focus } from '../../fields/focus.ts';
import { linkTarget } from '../../fields/link-target.ts';
import { pictureName } from '../../fields/name.ts';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../tag-definition.ts';

export const door = {
  description:
    'One of two large links in a <Hero>: a picture, the text of the link, and a description.',
  attributes: z.strictObject({
    to: linkTarget('The link: a page, an answer, call, whatsapp, email, directions, shop …'),
    title: text('The text of the link.'),
    picture: pictureName(
      'The picture above the link. It is only decoration. A drawing can show its element with the id "open" or "closed" while the shop is open or closed.',
      4 / 3,
    ),
    focus,
  }),
  example: `<Door to="shop" title="Find a part" picture="shop">
Handles and hinges of brass.
</Door>`,
  content: 'required',
} satisfies TagDefinition;
