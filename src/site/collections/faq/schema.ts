import { z } from 'zod';
import { oldNames } from '../../fields/old-address.ts';
import { order } from '../../fields/order.ts';
import { text } from '../../fields/text.ts';
import type { CollectionDefinition } from '../collection-definition.ts';

export const faq = {
  description: 'A question that visitors ask. Write the answer below the fields.',
  frontMatter: z.strictObject({
    question: text('The question, as a visitor would ask it.'),
    order,
    was: oldNames,
  }),
  body: 'required',
  nameField: 'question',
  anchors: true,
} satisfies CollectionDefinition;
