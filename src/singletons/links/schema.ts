import { z } from 'zod';
import { text } from '../../fields/text.ts';

/** Words that belong to links. */
export const links = z
  .strictObject({
    new_tab: text('Said by screen readers after a link to another site.'),
    facebook: text('The link to the Facebook page.'),
    instagram: text('The link to the Instagram page.'),
    tiktok: text('The link to the TikTok page.'),
  })
  .meta({
    description: 'Words that belong to links, for screen readers and for the social buttons.',
  });
