import { z } from 'zod';
import { template, text } from '../../fields/text.ts';

/** Messages that appear for a while at the edge of the page. */
export const notices = z
  .strictObject({
    region: text('The name of the place where notices appear, for screen readers.'),
    close: text('The button that closes a notice.'),
    service: template('Shown when a service card is pressed.', ['service']),
    email: text('Shown when the contact form has opened the mail program.'),
  })
  .meta({ description: 'Messages that appear for a while at the edge of the page.' });
