import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { currency } from '../../../src/fields/currency.ts';
import { calendarDate } from '../../../src/fields/date.ts';
import { degrees } from '../../../src/fields/degrees.ts';
import { email } from '../../../src/fields/email.ts';
import { siteOrigin, httpsUrl } from '../../../src/fields/https-url.ts';
import { pictureName } from '../../../src/fields/name.ts';
import { order } from '../../../src/fields/order.ts';
import { languageTag } from '../../../src/fields/language-tag.ts';
import { phone } from '../../../src/fields/phone.ts';
import { template, text } from '../../../src/fields/text.ts';
import { closingTime, timeOfDay } from '../../../src/fields/time-of-day.ts';
import { timeZone } from '../../../src/fields/time-zone.ts';

/** Tests which texts a field rejects, and which it accepts with their parsed values. */
function describeField(
  title: string,
  field: z.ZodType,
  { accepts, rejects }: { accepts: Record<string, unknown>; rejects: readonly string[] },
) {
  describe(title, () => {
    for (const [input, expected] of Object.entries(accepts)) {
      test(`accepts ${JSON.stringify(input)}`, () => expect(field.parse(input)).toEqual(expected));
    }
    for (const input of rejects) {
      test(`rejects ${JSON.stringify(input)}`, () => {
        expect(field.safeParse(input).success).toBe(false);
      });
    }
  });
}

describeField('A language tag', languageTag('Which.'), {
  accepts: { ne: 'ne', 'pt-BR': 'pt-BR', 'es-419': 'es-419', 'zh-Hant': 'zh-Hant' },
  rejects: ['xyz', 'english', 'pt-br', 'pt_BR', 'site', ''],
});

describeField('A closing time', closingTime('When.'), {
  accepts: { '6:00 PM': 1080, '23:59': 1439, '24:00': 1440, '00:00': 1440, '12:00 AM': 1440 },
  rejects: ['24:30', '25:00', '9:00'],
});

describeField('A time of day', timeOfDay('When.'), {
  accepts: {
    '9:00 AM': 540,
    '6:30 PM': 1110,
    '12:00 AM': 0,
    '12:05 AM': 5,
    '12:00 PM': 720,
    '11:59 PM': 1439,
    '00:00': 0,
    '09:05': 545,
    '12:00': 720,
    '18:30': 1110,
  },
  rejects: [
    '09:00 AM',
    '9 AM',
    '9:00',
    '24:00',
    '18:60',
    '13:00 PM',
    '0:30 AM',
    '9:60 AM',
    '9:00 am',
    '9:00AM',
    '',
  ],
});

describeField('A time zone', timeZone('Which.'), {
  accepts: {
    'Asia/Kathmandu': 'Asia/Kathmandu',
    'America/Argentina/Buenos_Aires': 'America/Argentina/Buenos_Aires',
    UTC: 'UTC',
  },
  rejects: ['Berlin', 'Europe/Berln', '+01:00', 'europe/berlin', ''],
});

describeField('A currency', currency('Which.'), {
  accepts: { NPR: 'NPR', EUR: 'EUR' },
  rejects: ['Rs', 'npr', 'XYZ', 'EURO', ''],
});

describeField('A phone number', phone('Which.'), {
  accepts: {
    '+977 983-0000000': '+977 983-0000000',
    '+977 (983) 0000000': '+977 (983) 0000000',
    '+97712345': '+97712345',
    '+123456789012345': '+123456789012345',
  },
  rejects: [
    '983-0000000',
    '00977 983-0000000',
    '+977 983',
    '+1234567890123456',
    '+977 (0) 983-0000000',
    '+977 98O-0000000',
    '+९७७ ९८३०००००००',
    '+977 983-0000000 ext. 5',
    '+',
    '',
  ],
});

describeField('A day of the calendar', calendarDate('Which.'), {
  accepts: { '2026-11-21': '2026-11-21', '2028-02-29': '2028-02-29' },
  rejects: [
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '21-11-2026',
    '2026/11/21',
    'soon',
    '',
  ],
});

describeField('An order', order, {
  accepts: { '0': 0, '3': 3, '010': 10, '100': 100 },
  rejects: ['-1', '1.5', '1e3', '0x10', '३', 'three', '1,000', ' 1', '1234567', ''],
});

describeField('Degrees of latitude', degrees('Where.', 90), {
  accepts: { '27.7421': 27.7421, '-27.742': -27.742, '90.000': 90, '0.0001': 0.0001 },
  rejects: ['27.7', '27', '90.001', '-90.001', '27.7421 N', '27,7421', '27°44', ''],
});

describeField('A URL', httpsUrl('Which.'), {
  accepts: Object.fromEntries(
    [
      'https://www.facebook.com/shop',
      'https://maps.example:8443/embed?place=1;2&name=$x*',
      'https://xn--l2bey1c2b.example',
      'https://दुकान.example/about',
    ].map((url) => [url, url]),
  ),
  rejects: [
    'https://maps.example;sandbox',
    'https://shop.example$http_x',
    'https://*.example',
    'https://me:secret@shop.example',
    'https://me@shop.example',
    'https://my_shop.example',
    'https://[::1]',
    'http://www.facebook.com',
    'www.facebook.com',
    'https://',
    'https:///',
    'https://a b',
    '',
  ],
});

describeField('The URL of the site', siteOrigin('Which.'), {
  accepts: { 'https://www.example.com': 'https://www.example.com' },
  rejects: [
    'http://www.example.com',
    'https://www.example.com/',
    'https://www.example.com/shop',
    'https://www.example.com?shop',
    'https://me:secret@www.example.com',
    'https://www.Example.com',
    'https://दुकान.example',
    'www.example.com',
    'https://',
    '',
  ],
});

describeField('An e-mail address', email('Which.'), {
  accepts: {
    'hello@example.com': 'hello@example.com',
    'a+b@mail.example.com': 'a+b@mail.example.com',
  },
  rejects: [
    'hello',
    'hello@',
    'hello@example',
    'Shop <hello@example.com>',
    'hello@example.com, b@example.com',
    'hello@example.com\nBcc: b@example.com',
    '',
  ],
});

describeField('The name of a picture', pictureName('Which.'), {
  accepts: { hero: 'hero', 'living-room-2': 'living-room-2' },
  rejects: ['Hero', 'hero.svg', 'pictures/hero', 'living_room', 'living--room', '-hero', ''],
});

describeField('Text', text('What.'), {
  accepts: { ' Call us ': 'Call us', फोन: 'फोन', '0': '0' },
  rejects: ['', ' ', '\n\t'],
});

describeField('Text with template variables', template('What.', ['day', 'opens']), {
  accepts: { '{day} at {opens}': '{day} at {opens}' },
  rejects: ['{day}', '{opens} only', '{ day } {opens}', 'day opens', ''],
});
