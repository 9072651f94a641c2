import { z } from 'zod';
import { template, text } from '../fields/text.ts';

export const opening = z
  .strictObject({
    open: template('While the shop is open.', ['closes']),
    open_longer: template('While it is open for more than a day.', ['day', 'closes']),
    always: text('While it is open day and night.'),
    today: template('While it is closed and opens later today.', ['opens']),
    tomorrow: template('While it is closed and opens tomorrow.', ['opens']),
    later: template('While it is closed for longer.', ['day', 'opens']),
    closed: text('While it is closed and no day of opening is known.'),
  })
  .meta({ description: 'The text that says whether the shop is open now.' });
