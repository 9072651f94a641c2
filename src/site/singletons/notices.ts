import { z } from 'zod';
import { template, text } from '../fields/text.ts';

export const notices = z
  .strictObject({
    region: text('The name of the place where notices appear, for screen readers.'),
    close: text('The button that closes a notice.'),
    service: template('Shown when a service card is pressed.', ['service']),
    email: text('Shown when the contact form has opened the mail program.'),
    draft_mark: text('The mark on a draft, which visitors never see.'),
  })
  .meta({
    description:
      'Messages that appear for a while at the edge of the page, and the mark on drafts.',
  });
