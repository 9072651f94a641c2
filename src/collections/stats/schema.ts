import { z } from 'zod';
import { order } from '../../fields/order.ts';
import { text } from '../../fields/text.ts';
import type { CollectionDefinition } from '../definition.ts';

export const stats = {
  description: 'A number that shows what the shop has done; home and about page show it.',
  frontMatter: z.strictObject({
    label: text('What the number counts.'),
    figure: text('The number; it stands in business.mdx, so write the fact, such as {customers}.'),
    order,
  }),
  body: 'none',
} satisfies CollectionDefinition;
