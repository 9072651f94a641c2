import { z } from 'zod';
import { businessType } from '../fields/business-type.ts';
import { currency } from '../fields/currency.ts';
import { calendarDate, refuseEndBeforeStart, spanOf } from '../fields/date.ts';
import { email } from '../fields/email.ts';
import { degrees } from '../fields/degrees.ts';
import { phone, phoneOrNone } from '../fields/phone.ts';
import { forEachSite, socialNames, socialPage } from '../fields/social.ts';
import { template, text } from '../fields/text.ts';
import { closingTime, timeOfDay } from '../fields/time-of-day.ts';
import { timeZone } from '../fields/time-zone.ts';
import { siteOrigin, webAddress } from '../fields/web-address.ts';
import { daysOf, weekday } from '../fields/weekday.ts';

const addressParts = ['street', 'area', 'postcode', 'city', 'country'];

const addressLine = template('How the address is written on one line.', ['street', 'city']).meta({
  form: 'words that hold {street} and {city}, and {area}, {postcode} and {country} as you like',
  blanks: addressParts,
});

const opensFirst = {
  error:
    'the shop must open before it closes; hours after midnight are those of the next day, from 00:00',
  path: ['closes'],
  params: { related: 'opens' },
};

const opening = z
  .strictObject({
    from: weekday('The first day of the run.'),
    to: weekday('The last day of the run; the same as the first for a single day.'),
    opens: timeOfDay('When the shop opens, such as 9:00 AM.'),
    closes: closingTime('When the shop closes, such as 6:00 PM; 24:00 is midnight.'),
  })
  .refine(({ opens, closes }) => opens < closes, opensFirst);

const specialDay = z
  .strictObject({
    date: calendarDate(
      'The day, such as 2026-11-21; for several days in a row write from and until instead.',
    ).optional(),
    from: calendarDate('The first of several days in a row.').optional(),
    until: calendarDate('The last of several days in a row.').optional(),
    reason: text('Why the hours are different, such as the name of the festival.'),
    closed: z
      .enum(['yes'], {
        error: ({ input }) =>
          /^(?:no|false|off)$/i.test(String(input))
            ? 'leave this line out; for a day on which the shop opens write "opens" and "closes"'
            : 'write "closed: yes", or remove this line',
      })
      .optional()
      .meta({
        description: 'Whether the shop is closed; without times it is, so it may be left out.',
      }),
    opens: timeOfDay(
      'When the shop opens on that day; leave both times out if it is closed.',
    ).optional(),
    closes: closingTime('When the shop closes on that day.').optional(),
  })
  .refine(({ date, from, until }) => (date === undefined ? from && until : !from && !until), {
    error: 'write "date" for a single day, or "from" and "until" for several',
    path: ['date'],
    abort: true,
  })
  .superRefine(refuseEndBeforeStart)
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    error: 'give both times, or none if the shop is closed',
    path: ['opens'],
  })
  .refine(({ closed, opens }) => !closed || opens === undefined, {
    error: 'the shop is closed here, but has opening times below; keep one of the two',
    path: ['closed'],
    params: { related: 'opens' },
  })
  .refine(({ opens = 0, closes = 1 }) => opens < closes, opensFirst);

/** Rejects an entry that contradicts an earlier one, and names the earlier one as related. */
function refuseContradictions<Entry>(
  message: string,
  contradicts: (entry: Entry, earlier: Entry) => boolean,
) {
  return (entries: Entry[], context: z.RefinementCtx) => {
    for (const [index, entry] of entries.entries()) {
      const related = entries.slice(0, index).findIndex((earlier) => contradicts(entry, earlier));
      if (related < 0) continue;
      context.addIssue({ code: 'custom', message, path: [index], params: { related } });
    }
  };
}

/** Returns whether the times of a day overlap. With a break between them they do not. */
function timesOverlap(
  { opens: a = 0, closes: b = Infinity }: Pick<SpecialDay, 'opens' | 'closes'>,
  { opens: c = 0, closes: d = Infinity }: Pick<SpecialDay, 'opens' | 'closes'>,
): boolean {
  return a < d && c < b;
}

type Opening = z.infer<typeof opening>;

function openingsOverlap(a: Opening, b: Opening): boolean {
  return timesOverlap(a, b) && daysOf(a).some((day) => daysOf(b).includes(day));
}

type SpecialDay = z.infer<typeof specialDay>;

function specialDaysOverlap(first: SpecialDay, second: SpecialDay): boolean {
  const [a, b] = [spanOf(first), spanOf(second)];
  return timesOverlap(first, second) && a.from <= b.until && b.from <= a.until;
}

/** The facts with their own fields. */
const ownFields: ReadonlySet<string> = new Set([
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
    'write the name of a fact in lower case letters, such as pickup_area',
  )
  .refine((name) => !ownFields.has(name), {
    error: ({ input }) => `the fact "${String(input)}" exists already; choose another name`,
  });

export const business = z
  .strictObject({
    name: text('The name of the shop.'),
    short_name: text(
      'The name below the shop\u2019s icon on a phone, at most 12 letters; without it the whole name.',
    ).optional(),
    tagline: text('What the shop is, beside its name in the header.'),
    slogan: text('The shop\u2019s slogan.'),
    type: businessType('What kind of business it is, for search engines.'),
    currency: currency('The currency in which customers pay, for search engines.'),
    time_zone: timeZone('By which clock the shop opens and closes, wherever a visitor is.'),
    website: siteOrigin(
      'The public address of this site, such as https://www.example.com; leave it out while there is none.',
    ).optional(),
    phone: phone('The shop\u2019s number for calls, WhatsApp, SMS and Viber, with country code.'),
    whatsapp: phoneOrNone(
      'Its WhatsApp number where that is another one, or no; without this line it is the phone number.',
    ).optional(),
    email: email('The shop\u2019s e-mail address.'),
    address: z
      .strictObject({
        street: text('The street.'),
        area: text('The part of the city.').optional(),
        postcode: text('The postcode.').optional(),
        city: text('The city.'),
        country: text('The country.'),
        line: addressLine,
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
      .superRefine(
        refuseContradictions(
          'one of these days has hours at this time already; change one of the two entries',
          openingsOverlap,
        ),
      )
      .meta({ description: 'When the shop is open, in runs of days; days not named are closed.' }),
    special_days: z
      .array(specialDay)
      .superRefine(
        refuseContradictions(
          'an entry above is about the same day; change or remove one of the two',
          specialDaysOverlap,
        ),
      )
      .optional()
      .meta({ description: 'Holidays and other days with hours of their own.' }),
    social: z
      .strictObject({
        ...forEachSite((name) => socialPage(name).optional()),
        others: z
          .array(
            z.strictObject({
              label: text('The text of the button, such as YouTube.'),
              url: webAddress('The shop\u2019s page there.'),
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
      .meta({ description: 'Which of them shows what is for sale.' }),
    facts: z.record(factName, text('The words that {name} stands for.')).meta({
      description:
        'Other facts, each by a name of your own; use one by writing {its_name}. Search engines are told payment and delivery_area.',
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
  .refine(({ shop, social }) => shop === undefined || social?.[shop] !== undefined, {
    error: 'this page is missing under "social:"; add it there, or name one that is there',
    path: ['shop'],
  })
  .meta({
    description:
      'The facts of the shop; every other file takes them from here, by name in curly brackets.',
  });
