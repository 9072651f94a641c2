import { z } from 'zod';
import { businessType } from '../fields/business-type.ts';
import { currency } from '../fields/currency.ts';
import { email } from '../fields/email.ts';
import { degrees } from '../fields/degrees.ts';
import { phone, phoneOrNone } from '../fields/phone.ts';
import { repository } from '../fields/repository.ts';
import { mapUrl } from '../fields/map-url.ts';
import { mapSites, socialNames, socialPage } from '../fields/social.ts';
import { template, text } from '../fields/text.ts';
import { specialDays } from '../fields/special-day.ts';
import { timeZone } from '../fields/time-zone.ts';
import { siteOrigin, httpsUrl } from '../fields/https-url.ts';
import { weeklyHours } from '../fields/weekly-hours.ts';
import { say, toIssue } from '../fields/say.ts';

const addressParts = ['street', 'area', 'postcode', 'city', 'country'];

const addressTemplate = template('The format of the postal address on one line.', [
  'street',
  'city',
]).meta({
  form: 'text with {street} and {city}, and optionally {area}, {postcode} and {country}',
  variables: addressParts,
});

/** The facts that have their own field. They cannot be defined again under `facts`. */
const factFields: ReadonlySet<string> = new Set([
  'name',
  'tagline',
  'slogan',
  'phone',
  'whatsapp',
  'email',
  'address',
  'hours',
]);

const factName = z
  .string()
  .regex(
    /^[a-z]+(_[a-z]+)*$/,
    toIssue(say`Write the name of a fact in lower case letters, such as pickup_area.`),
  )
  .refine((name) => !factFields.has(name), {
    error: ({ input }) =>
      toIssue(say`The fact "${{ name: String(input) }}" already exists. Choose another name.`),
  });

export const business = z
  .strictObject({
    name: text('The name of the shop.'),
    short_name: text(
      'The name below the shop\u2019s icon on a phone, which shows about 12 letters. The default is the whole name.',
    ).optional(),
    tagline: text('A few words about the shop, next to its name in the header.'),
    slogan: text('The shop\u2019s slogan.'),
    type: businessType('The type of business, for search engines.'),
    currency: currency('The currency of the prices, for search engines.'),
    time_zone: timeZone('The time zone of the opening hours, wherever a visitor is.'),
    website: siteOrigin(
      'The public URL of this site, such as https://www.example.com. Omit it until there is one.',
    ).optional(),
    repository: repository(
      'The repository on GitHub that holds this site. With it, staff change the published site on its page /staff.',
    ).optional(),
    phone: phone('The shop\u2019s number for calls, WhatsApp, SMS and Viber, with country code.'),
    whatsapp: phoneOrNone(
      'Its WhatsApp number, or no. The default is the phone number.',
    ).optional(),
    email: email('The shop\u2019s e-mail address.'),
    address: z
      .strictObject({
        street: text('The street.'),
        area: text('The part of the city.').optional(),
        postcode: text('The postcode.').optional(),
        city: text('The city.'),
        country: text('The country.'),
        line: addressTemplate,
      })
      .meta({ description: 'The postal address of the shop.' }),
    location: z
      .strictObject({
        latitude: degrees('The latitude, in degrees north.', 90),
        longitude: degrees('The longitude, in degrees east.', 180),
      })
      .meta({ description: 'The position of the shop on the map.' }),
    map: mapUrl(
      'The URL of another map to show on the site. The default is OpenStreetMap at the location.',
    ).optional(),
    hours: weeklyHours('When the shop is open, by groups of days. Other days are closed.'),
    special_days: specialDays('Holidays and other days with special hours.').optional(),
    social: z
      .strictObject({
        ...mapSites((name) => socialPage(name).optional()),
        others: z
          .array(
            z.strictObject({
              label: text('The text of the button, such as YouTube.'),
              url: httpsUrl('The shop\u2019s page there.'),
            }),
          )
          .optional()
          .meta({ description: 'Pages on other sites.' }),
      })
      .optional()
      .meta({ description: 'The shop\u2019s pages on social sites, as many as it has.' }),
    shop: z
      .enum(socialNames)
      .optional()
      .meta({ description: 'The name of the page that shows what is for sale.' }),
    facts: z.record(factName, text('The text of {name}.')).meta({
      description:
        'Other facts, each with a name that you choose. Write {its_name} to use one. Search engines read payment and delivery_area.',
    }),
    placeholders: z
      .array(
        z.enum(['name', 'website', 'phone', 'email', 'address', 'location', 'social', 'hours']),
      )
      .meta({
        description:
          'The facts above that are only examples. The list must be empty before publishing.',
      }),
    not_preeti: z
      .array(z.string().trim().min(1).meta({ form: 'text' }))
      .optional()
      .meta({
        description: 'Texts that look like the font Preeti, but are right as they are.',
        inNewFiles: false,
      }),
  })
  .refine(({ shop, social }) => shop === undefined || social?.[shop] !== undefined, {
    error: toIssue(say`Add this page under "social:", or write a name that is already there.`),
    path: ['shop'],
  })
  .meta({
    description: 'The facts of the shop. Other files use them by name in curly brackets.',
  });
