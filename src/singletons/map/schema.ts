import { z } from 'zod';
import { text } from '../../fields/text.ts';

/** The words around the map. */
export const map = z
  .strictObject({
    title: text('What the map shows, for screen readers.'),
    address: text('The heading over the address beside the map.'),
    way: text('How to find the shop, in words, for those who see no map.'),
    directions: text('The button that opens the place in a map app.'),
  })
  .meta({ description: 'The words around the map.' });
