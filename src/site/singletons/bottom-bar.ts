import { z } from 'zod';
import { text } from '../fields/text.ts';

export const bottomBar = z
  .strictObject({
    label: text('The name of the bar, for screen readers.'),
    call: text('The link that calls the shop.'),
    whatsapp: text('The link that opens a WhatsApp chat.').optional(),
    directions: text('The link that opens the place in a map app.'),
  })
  .meta({ description: 'The text of the bar at the bottom of a phone\u2019s screen.' });
