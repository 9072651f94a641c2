import { z } from 'zod';
import { mapSites, socialSites } from '../fields/social.ts';
import { template, text } from '../fields/text.ts';

export const links = z
  .strictObject({
    new_tab: text('Said by screen readers after a link to another site.'),
    whole_photo: text('Said by screen readers after a photo that opens the whole photo.'),
    close_photo: text('The button below the whole photo, which leads back to the page.'),
    other_language: text('Said by screen readers after a link to a page that is not translated.'),
    on_site: template('Where a large link leads, below the link.', ['site']).optional(),
    ask: template('The first text of a chat about an item of a gallery.', ['item']).optional(),
    ask_hint: text('Said by screen readers after a link that opens such a chat.').optional(),
    ...mapSites((name) => text(`The link to the ${socialSites[name].title} page.`).optional()),
  })
  .meta({
    description: 'Text for links, for screen readers and for the social buttons.',
  });
