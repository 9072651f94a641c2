import { z } from 'zod';
import { businessType } from '../fields/business-type.ts';
import { currency } from '../fields/currency.ts';
import { calendarDate, rejectEndBeforeStart, dateRangeOf } from '../fields/date.ts';
import { email } from '../fields/email.ts';
import { degrees } from '../fields/degrees.ts';
import { phone, phoneOrNone } from '../fields/phone.ts';
import { repository } from '../fields/repository.ts';
import { mapUrl } from '../fields/map-url.ts';
import { mapSites, socialNames, socialPage } from '../fields/social.ts';
import { template, text } from '../fields/text.ts';
import { closingTime, midnight, timeOfDay } from '../fields/time-of-day.ts';
import { timeZone } from '../fields/time-zone.ts';
import { siteOrigin, httpsUrl } from '../fields/https-url.ts';
import { daysOf, weekday } from '../fields/weekday.ts';
import { asDay, say, toIssue, type Message } from '../fields/say.ts';

const addressParts = ['street', 'area', 'postcode', 'city', 'country'];

const addressTemplate = template('The format of the postal address on one line.', [
  'street',
  'city',
]).meta({
  form: 'text with {street} and {city}, and optionally {area}, {postcode} and {country}',
  variables: addressParts,
});

const closesTooEarly = {
  error: toIssue(
    say`The shop must open before it closes. Write hours after midnight on the next day, from 00:00.`,
  ),
  path: ['closes'],
  params: { related: 'opens' },
};

const opening = z
  .strictObject({
    from: weekday('The first day of the group.'),
    to: weekday('The last day of the group. For a single day it is the same as the first.'),
    opens: timeOfDay('When the shop opens, such as 9:00 AM.'),
    closes: closingTime('When the shop closes, such as 6:00 PM; 24:00 is midnight.'),
  })
  .refine(({ opens, closes }) => opens < closes, closesTooEarly);

const specialDay = z
  .strictObject({
    date: calendarDate(
      'The day, such as 2026-11-21. For several days in a row write from and until instead.',
    ).optional(),
    from: calendarDate('The first of several days in a row.').optional(),
    until: calendarDate('The last of several days in a row.').optional(),
    reason: text('Why the hours are different, such as the name of the festival.'),
    closed: z
      .enum(['yes'], {
        error: ({ input }) =>
          /^(?:no|false|off)$/i.test(String(input))
            ? toIssue(
                say`Delete this line. For a day on which the shop opens, write "opens" and "closes".`,
              )
            : toIssue(say`Write "closed: yes", or delete this line.`),
      })
      .optional()
      .meta({
        description: 'Whether the shop is closed. Not needed if there are no times.',
      }),
    opens: timeOfDay(
      'When the shop opens on that day. Omit both times if it is closed.',
    ).optional(),
    closes: closingTime('When the shop closes on that day.').optional(),
  })
  .refine(({ date, from, until }) => (date === undefined ? from && until : !from && !until), {
    error: toIssue(say`Write "date" for a single day, or "from" and "until" for several.`),
    path: ['date'],
    abort: true,
  })
  .superRefine(rejectEndBeforeStart)
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    error: toIssue(say`Write both times, or none if the shop is closed.`),
    path: ['opens'],
  })
  .refine(({ closed, opens }) => !closed || opens === undefined, {
    error: toIssue(say`Delete "closed" or the opening times. They contradict each other.`),
    path: ['closed'],
    params: { related: 'opens' },
  })
  .refine(
    ({ opens, closes }) => opens === undefined || closes === undefined || opens < closes,
    closesTooEarly,
  );

/** Returns a refinement that rejects an entry if it contradicts an earlier entry, and reports both. */
function rejectContradictions<Entry>(
  messageFor: (earlier: Entry) => Message,
  contradicts: (entry: Entry, earlier: Entry) => boolean,
) {
  return (entries: Entry[], context: z.RefinementCtx) => {
    for (const [index, entry] of entries.entries()) {
      const related = entries.findIndex(
        (earlier, position) => position < index && contradicts(entry, earlier),
      );
      const earlier = entries[related];
      if (!earlier) continue;
      const message = toIssue(messageFor(earlier));
      context.addIssue({ code: 'custom', message, path: [index], params: { related } });
    }
  };
}

function explainOverlap(day: SpecialDay): Message {
  const { reason } = day;
  const { from, until } = dateRangeOf(day);
  return from === until
    ? say`These days overlap with “${{ reason }}” (${{ day: asDay(from) }}). Change one of the two.`
    : say`These days overlap with “${{ reason }}” (${{ from: asDay(from) }} to ${{ until: asDay(until) }}). Change one of the two.`;
}

type Opening = z.infer<typeof opening>;
type SpecialDay = z.infer<typeof specialDay>;
type Times = Pick<SpecialDay, 'opens' | 'closes'>;

function openingsOverlap(a: Opening, b: Opening): boolean {
  return timesOverlap(a, b) && daysOf(a).some((day) => daysOf(b).includes(day));
}

function specialDaysOverlap(a: SpecialDay, b: SpecialDay): boolean {
  const rangeA = dateRangeOf(a);
  const rangeB = dateRangeOf(b);
  return timesOverlap(a, b) && rangeA.from <= rangeB.until && rangeB.from <= rangeA.until;
}

/** Returns true if the times overlap. Without times, a special day lasts the whole day. */
function timesOverlap(a: Times, b: Times): boolean {
  return (a.opens ?? 0) < (b.closes ?? midnight) && (b.opens ?? 0) < (a.closes ?? midnight);
}

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
      'The name below the shop\u2019s icon on a phone, at most 12 letters. The default is the whole name.',
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
    hours: z
      .array(opening)
      .min(1)
      .superRefine(
        rejectContradictions(
          () =>
            say`Change one of the two entries. One of these days already has hours at this time.`,
          openingsOverlap,
        ),
      )
      .meta({ description: 'When the shop is open, by groups of days. Other days are closed.' }),
    special_days: z
      .array(specialDay)
      .superRefine(rejectContradictions(explainOverlap, specialDaysOverlap))
      .optional()
      .meta({ description: 'Holidays and other days with special hours.' }),
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
