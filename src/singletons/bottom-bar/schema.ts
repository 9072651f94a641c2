import { z } from 'zod';
import { text } from '../../fields/text.ts';

/** The words of the bar at the bottom of a phone's screen. */
export const bottomBar = z
  .strictObject({
    label: text('The name of the bar, for screen readers.'),
    call: text('The link that calls the shop.'),
    whatsapp: text('The link that opens a WhatsApp chat.'),
    directions: text('The link that opens the place in a map app.'),
  })
  .meta({ description: 'The words of the bar at the bottom of a phone\u2019s screen.' });
