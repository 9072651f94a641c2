import { z } from 'zod';
import { focus } from '../../fields/focus.ts';
import { linkTarget } from '../../fields/link-target.ts';
import { pictureName } from '../../fields/name.ts';
import { order } from '../../fields/order.ts';
import { text } from '../../fields/text.ts';
import type { CollectionDefinition } from '../collection-definition.ts';

export const categories = {
  description: 'A kind of goods that the shop sells, shown as a card with a picture.',
  frontMatter: z.strictObject({
    title: text('The name of the goods.'),
    picture: pictureName('The picture on the card. It is only decoration.', 3 / 2),
    focus,
    link: linkTarget('The link of the card. To link to the shop\u2019s social page, write "shop".'),
    order,
  }),
  body: 'required',
} satisfies CollectionDefinition;
