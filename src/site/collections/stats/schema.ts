import { z } from 'zod';
import { order } from '../../fields/order.ts';
import { text } from '../../fields/text.ts';
import type { CollectionDefinition } from '../collection-definition.ts';

export const stats = {
  description: 'A number that shows what the shop has done, on the home and about pages.',
  frontMatter: z.strictObject({
    label: text('What the number counts.'),
    figure: text('The number. Write the fact of business.mdx, such as {customers}.'),
    order,
  }),
  body: 'none',
  nameField: 'label',
} satisfies CollectionDefinition;
