import { z } from 'zod';
import { text } from '../../fields/text.ts';

/** The words of the footer. */
export const footer = z
  .strictObject({
    about: text('A short description of the shop.'),
    links: text('The heading over the links to the pages.'),
    contact: text('The heading over address, phone and e-mail.'),
    hours: text('The heading over the opening hours.'),
    social: text('The heading over the social buttons.'),
    copyright: text('The last line.'),
  })
  .meta({ description: 'The words of the footer.' });
