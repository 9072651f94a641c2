import { z } from 'zod';
import { calendarDate, rejectEndBeforeStart } from '../fields/date.ts';
import { languageTag } from '../fields/language-tag.ts';
import { linkTarget } from '../fields/link-target.ts';
import { mapSites, socialSites } from '../fields/social.ts';
import { template, text } from '../fields/text.ts';

export const header = z
  .strictObject({
    skip: text('The link that jumps over the header, seen by keyboard users.'),
    navigation: text('The name of the list of links, for screen readers.'),
    languages: text('The name of the list of languages, for screen readers.'),
    menu: text('The button that opens the list of links on a phone.'),
    call: text('The button that calls the shop.'),
    whatsapp: text('The button that opens a WhatsApp chat.').optional(),
  })
  .meta({ description: 'The text of the header.' });

export const footer = z
  .strictObject({
    about: text('A short description of the shop.'),
    pages: text('The heading over the links to the pages.'),
    contact: text('The heading above postal address, phone and e-mail.'),
    hours: text('The heading over the opening hours.'),
    social: text('The heading over the social buttons.').optional(),
    copyright: text('The last line.'),
    links: z
      .array(
        z.strictObject({
          words: text('The text of the link.'),
          link: linkTarget('The page that it leads to.'),
        }),
      )
      .optional()
      .meta({
        description: 'More links in the last line, such as accessibility, imprint or privacy.',
      }),
  })
  .meta({ description: 'The text of the footer.' });

export const bottomBar = z
  .strictObject({
    label: text('The name of the bar, for screen readers.'),
    call: text('The link that calls the shop.'),
    whatsapp: text('The link that opens a WhatsApp chat.').optional(),
    directions: text('The link that opens the place in a map app.'),
  })
  .meta({ description: 'The text of the bar at the bottom of a phone\u2019s screen.' });

export const links = z
  .strictObject({
    new_tab: text('Said by screen readers after a link to another site.'),
    whole_photo: text('Said by screen readers after a photo that opens uncropped in a new tab.'),
    other_language: text('Said by screen readers after a link to a page that is not translated.'),
    on_site: template('Where a large link leads, below the link.', ['site']).optional(),
    ask: template('The first text of a chat about an item of a gallery.', ['item']).optional(),
    ask_hint: text('Said by screen readers after a link that opens such a chat.').optional(),
    ...mapSites((name) => text(`The link to the ${socialSites[name].title} page.`).optional()),
  })
  .meta({
    description: 'Text for links, for screen readers and for the social buttons.',
  });

export const map = z
  .strictObject({
    title: text('What the map shows, for screen readers.'),
    address: text('The heading above the postal address next to the map.'),
    way: text('How to find the shop, for people who do not see the map.'),
    directions: text('The button that opens the place in a map app.'),
  })
  .meta({ description: 'The text around the map.' });

export const language = z
  .strictObject({
    name: text('The name of the language in the language itself, which visitors choose.'),
    code: languageTag('The language tag (BCP 47), such as en or ne.'),
  })
  .meta({ description: 'The language of the content.' });

export const announcement = z
  .strictObject({
    from: calendarDate('The first day of the line.'),
    until: calendarDate('The last day of the line.'),
    words: text('The line itself, one short sentence.'),
    link: linkTarget('The link of the line. Omit it for a line without a link.').optional(),
  })
  .superRefine(rejectEndBeforeStart)
  .meta({
    description:
      'A line above the header of every page for some days. Without this file there is none.',
  });
