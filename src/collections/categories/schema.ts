import { z } from 'zod';
import { linkTarget } from '../../fields/link-target.ts';
import { pictureName } from '../../fields/name.ts';
import { order } from '../../fields/order.ts';
import { text } from '../../fields/text.ts';
import type { CollectionDefinition } from '../definition.ts';

/** A kind of goods, shown as a card that leads to where they can be seen. */
export const categories = {
  description: 'A kind of goods that the shop sells, shown as a card with a picture.',
  frontMatter: z.strictObject({
    title: text('The name of the kind of goods.'),
    picture: pictureName('The picture on the card; it only decorates, the title says it all.'),
    link: linkTarget('Where the card leads; the shop\u2019s social page is called shop.'),
    order,
  }),
  body: 'required',
} satisfies CollectionDefinition;
