import { z } from 'zod';
import { calendarDate, refuseEndBeforeStart } from '../fields/date.ts';
import { languageTag } from '../fields/language-tag.ts';
import { linkTarget } from '../fields/link-target.ts';
import { forEachSite, socialSites } from '../fields/social.ts';
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
  .meta({ description: 'The words of the header.' });

export const footer = z
  .strictObject({
    about: text('A short description of the shop.'),
    pages: text('The heading over the links to the pages.'),
    contact: text('The heading over address, phone and e-mail.'),
    hours: text('The heading over the opening hours.'),
    social: text('The heading over the social buttons.').optional(),
    copyright: text('The last line.'),
    links: z
      .array(
        z.strictObject({
          words: text('The words of the link.'),
          link: linkTarget('The page that it leads to.'),
        }),
      )
      .optional()
      .meta({
        description:
          'Further links in the last line, such as to accessibility, imprint or privacy; leave it out for none.',
      }),
  })
  .meta({ description: 'The words of the footer.' });

export const bottomBar = z
  .strictObject({
    label: text('The name of the bar, for screen readers.'),
    call: text('The link that calls the shop.'),
    whatsapp: text('The link that opens a WhatsApp chat.').optional(),
    directions: text('The link that opens the place in a map app.'),
  })
  .meta({ description: 'The words of the bar at the bottom of a phone\u2019s screen.' });

export const links = z
  .strictObject({
    new_tab: text('Said by screen readers after a link to another site.'),
    other_language: text('Said by screen readers after a link to a page that is not translated.'),
    ask: template('What a chat begins with that asks for an item of a gallery.', [
      'item',
    ]).optional(),
    ask_hint: text('Said by screen readers after such a link.').optional(),
    ...forEachSite((name) => text(`The link to the ${socialSites[name].title} page.`).optional()),
  })
  .meta({
    description: 'Words that belong to links, for screen readers and for the social buttons.',
  });

export const map = z
  .strictObject({
    title: text('What the map shows, for screen readers.'),
    address: text('The heading over the address beside the map.'),
    way: text('How to find the shop, in words, for those who see no map.'),
    directions: text('The button that opens the place in a map app.'),
  })
  .meta({ description: 'The words around the map.' });

export const language = z
  .strictObject({
    name: text('What the language calls itself; visitors choose it by this name.'),
    code: languageTag('The language tag (BCP 47), such as en or ne.'),
  })
  .meta({ description: 'The language in which the content is written.' });

export const announcement = z
  .strictObject({
    from: calendarDate('The first day on which the line shows.'),
    until: calendarDate('The last day on which the line shows.'),
    words: text('The line itself, one short sentence.'),
    link: linkTarget('Where the line leads; leave it out for a line without a link.').optional(),
  })
  .superRefine(refuseEndBeforeStart)
  .meta({
    description:
      'A line above the header of every page for a while; without the file there is none.',
  });
