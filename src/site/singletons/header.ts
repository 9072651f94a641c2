import { z } from 'zod';
import { text } from '../fields/text.ts';

export const header = z
  .strictObject({
    skip: text('The link that jumps over the header, seen by keyboard users.'),
    navigation: text('The name of the list of links, for screen readers.'),
    languages: text('The name of the list of languages, for screen readers.'),
    menu: text('The button that opens the list of links on a phone.'),
    call: text('The button that calls the shop.'),
    whatsapp: text('The button that opens a WhatsApp chat.').optional(),
  })
  .meta({ description: 'The text of the header.' });
