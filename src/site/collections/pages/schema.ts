import { z } from 'zod';
import { oldPaths } from '../../fields/old-address.ts';
import { order } from '../../fields/order.ts';
import { text } from '../../fields/text.ts';
import type { CollectionDefinition } from '../collection-definition.ts';

export const pages = {
  description: 'A page of the site. The file name is its URL; home.mdx is the start page.',
  frontMatter: z.strictObject({
    title: text('The title in the browser tab and in search results, at most 60 characters.'),
    description: text('What the page offers, for search results: 70 to 160 characters.'),
    whatsapp: text('The text that a WhatsApp or SMS link on this page writes for the visitor.')
      .meta({ inNewFiles: true })
      .optional(),
    navigation: z
      .strictObject({
        label: text('The text of the link in header and footer.'),
        order,
      })
      .optional()
      .meta({
        description:
          'The page\u2019s link in the header and the footer. Leave it out if the page needs no link.',
      }),
    was: oldPaths,
  }),
  body: 'required',
} satisfies CollectionDefinition;
