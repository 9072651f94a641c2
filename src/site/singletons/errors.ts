import { z } from 'zod';
import { text } from '../fields/text.ts';

export const errors = z
  .strictObject({
    saved: text('The line on a saved page, when the network does not answer.'),
    slow: text('The line on a saved page, when the network is slow.'),
    unsaved: text('The heading for a page that is not saved, when there is no network.'),
    open_once: text(
      'Asks visitors to open such a page once while they are online. Buttons to call and to chat follow.',
    ),
    missing: text('Shown on the current page if the next page cannot be loaded.'),
    reload: text('The button that loads the page again.'),
    broken: text('The heading instead of a page that does not work.'),
    help: text('What the visitor can do. Phone, postal address and the pages follow below it.'),
  })
  .meta({ description: 'The text when the network, or a part of the site, fails.' });
