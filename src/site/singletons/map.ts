import { z } from 'zod';
import { text } from '../fields/text.ts';

export const map = z
  .strictObject({
    title: text('What the map shows, for screen readers.'),
    address: text('The heading above the postal address next to the map.'),
    way: text('How to find the shop, for people who do not see the map.'),
    show: text('The button that shows the map if there was no connection.'),
    directions: text('The button that opens the place in a map app.'),
  })
  .meta({ description: 'The text around the map.' });
