import { z } from 'zod';
import { text } from '../../fields/text.ts';

/** The words of the header. */
export const header = z
  .strictObject({
    skip: text('The link that jumps over the header, seen by keyboard users.'),
    navigation: text('The name of the list of links, for screen readers.'),
    menu: text('The button that opens the list of links on a phone.'),
    call: text('The button that calls the shop.'),
    whatsapp: text('The button that opens a WhatsApp chat.'),
  })
  .meta({ description: 'The words of the header.' });
