import { z } from 'zod';
import { calendarDate } from '../fields/date.ts';
import { email } from '../fields/email.ts';
import { degrees } from '../fields/degrees.ts';
import { phone } from '../fields/phone.ts';
import { text } from '../fields/text.ts';
import { timeOfDay } from '../fields/time-of-day.ts';
import { siteAddress, webAddress } from '../fields/web-address.ts';
import { weekday } from '../fields/weekday.ts';

const socialPages = ['facebook', 'instagram', 'tiktok'] as const;

const opening = z
  .strictObject({
    from: weekday('The first day of the run.'),
    to: weekday('The last day of the run; the same as the first for a single day.'),
    opens: timeOfDay('When the shop opens, such as 9:00 AM.'),
    closes: timeOfDay('When the shop closes, such as 6:00 PM.'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: 'the shop must open before it closes',
    path: ['closes'],
  });

const specialDay = z
  .strictObject({
    date: calendarDate('The day, such as 2026-11-21.'),
    reason: text('Why the hours are different, such as the name of the festival.'),
    opens: timeOfDay(
      'When the shop opens on that day; leave both times out if it is closed.',
    ).optional(),
    closes: timeOfDay('When the shop closes on that day.').optional(),
  })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    error: 'give both times, or none if the shop is closed',
    path: ['opens'],
  })
  .refine(({ opens = 0, closes = 1 }) => opens < closes, {
    error: 'the shop must open before it closes',
    path: ['closes'],
  });

/** A fact's name; MDX reads `{name}` as JavaScript, so that it cannot be one of its reserved words. */
const factName = z
  .string()
  .regex(/^[a-z]+(_[a-z]+)*$/, 'a fact is named in lower case letters, such as pickup_area')
  .refine(
    (name) => !reservedWords.has(name),
    'choose a longer name: this one has a meaning of its own',
  );

const reservedWords = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends ' +
    'false finally for function if import in instanceof new null return super switch this throw true ' +
    'try typeof var void while with yield let static'
  ).split(' '),
);

/** The facts of the shop. Every other file takes them from here, by name in curly brackets. */
export const business = z
  .strictObject({
    name: text('The name of the shop.'),
    short_name: text(
      'The name below the shop\u2019s icon on a phone, at most 12 letters; without it the whole name.',
    ).optional(),
    tagline: text('What the shop is, beside its name in the header.'),
    slogan: text('The shop\u2019s slogan.'),
    website: siteAddress(
      'The public address of this site, such as https://www.example.com; leave it out while there is none.',
    ).optional(),
    phone: phone('The shop\u2019s number for calls and WhatsApp, with country code.'),
    email: email('The shop\u2019s e-mail address.'),
    address: z
      .strictObject({
        street: text('The street.'),
        area: text('The part of the city.'),
        city: text('The city.'),
        country: text('The country.'),
      })
      .meta({ description: 'Where the shop is, in words.' }),
    location: z
      .strictObject({
        latitude: degrees('How far north it is, in degrees.', 90),
        longitude: degrees('How far east it is, in degrees.', 180),
      })
      .meta({ description: 'Where the shop is on the map.' }),
    map: webAddress(
      'The address of another map to show on the site; without it OpenStreetMap shows the location.',
    ).optional(),
    hours: z
      .array(opening)
      .min(1)
      .meta({ description: 'When the shop is open, in runs of days; days not named are closed.' }),
    special_days: z
      .array(specialDay)
      .optional()
      .meta({ description: 'Holidays and other days with hours of their own.' }),
    social: z
      .strictObject({
        facebook: webAddress('The shop\u2019s Facebook page.'),
        instagram: webAddress('The shop\u2019s Instagram page.'),
        tiktok: webAddress('The shop\u2019s TikTok page.'),
      })
      .meta({ description: 'The shop\u2019s pages on social sites.' }),
    shop: z.enum(socialPages).meta({ description: 'Which of them shows what is for sale.' }),
    facts: z.record(factName, text('The words that {name} stands for.')).meta({
      description: 'Other facts, each by a name of your own; use one by writing {its_name}.',
    }),
    placeholders: z
      .array(
        z.enum(['name', 'website', 'phone', 'email', 'address', 'location', 'social', 'hours']),
      )
      .meta({
        description:
          'Which of the facts above are still made up; empty the list before going live.',
      }),
  })
  .meta({
    description:
      'The facts of the shop; every other file takes them from here, by name in curly brackets.',
  });
