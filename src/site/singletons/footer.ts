import { z } from 'zod';
import { linkTarget } from '../fields/link-target.ts';
import { text } from '../fields/text.ts';

export const footer = z
  .strictObject({
    about: text('A short description of the shop.'),
    pages: text('The heading over the links to the pages.'),
    contact: text('The heading above postal address, phone and e-mail.'),
    hours: text('The heading over the opening hours.'),
    social: text('The heading over the social buttons.').optional(),
    copyright: text('The last line.'),
    links: z
      .array(
        z.strictObject({
          words: text('The text of the link.'),
          link: linkTarget('The page that it leads to.'),
        }),
      )
      .optional()
      .meta({
        description: 'More links in the last line, such as accessibility, imprint or privacy.',
      }),
  })
  .meta({ description: 'The text of the footer.' });
