import { expect, test } from 'vitest';
import { hardCodedFact } from '../../../src/compiler/check/rules/hard-coded-fact/hard-coded-fact.ts';
import type { DefinedFacts } from '../../../src/compiler/read/resolve/defined-facts.ts';
import { calendar } from '../../support/calendar.ts';
import { contentFile } from '../../support/content-file.ts';

/** The facts of a shop. Text that repeats a fact instead of naming it, {phone}, is hard-coded. */
const shopFacts: DefinedFacts = {
  facts: {
    years: '15+',
    area: 'Kathmandu Valley',
    office: '+977 1-4385000',
    phone: '+977 983-0000000',
    email: 'hello@example.com',
    address: 'Ring Road, Basundhara, Kathmandu, Nepal',
    hours: 'Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed',
  },
  business: {
    phone: '+977 983-0000000',
    email: 'hello@example.com',
    address: {
      street: 'Ring Road',
      area: 'Basundhara',
      city: 'Kathmandu',
      country: 'Nepal',
      line: '{street}, {area}, {city}, {country}',
    },
    hours: [{ from: 'sunday', to: 'friday', opens: 9 * 60, closes: 18 * 60 }],
    social: { facebook: 'https://www.facebook.com/your-shop-page' },
    facts: { office: '+977 1-4385000' },
    // The rule reads no other fields.
  } as unknown as DefinedFacts['business'],
  calendar: calendar as DefinedFacts['calendar'],
  file: contentFile('content/site/business.mdx', '---\nphone: x\n---\n'),
};

/** Returns the hard-coded facts in an answer with this text. */
function findInAnswer(text: string, question = 'Why?', definedFacts = shopFacts) {
  const written = `---\nquestion: ${question}\norder: 1\n---\n\n${text}\n`;
  const file = contentFile('content/faq/why.mdx', written, shopFacts.facts);
  return hardCodedFact.check({ files: [file], definedFacts, originals: [] });
}

test.each([
  'eSewa 9841234567, fax 01-4385001, +91 98765 43210, ram@shop.com.np',
  'The repair class is on Saturday, 10:00 AM to 12:00 PM.',
  'Report it within 24 hours.',
  'Look at [how\nselling works](/sell-with-us)\n98 of 100 tables find a room.',
  '[Chat with the bank](https://wa.me/9779841111111)',
  'We are on the Ring Road at Basundhara, in the north of Kathmandu, Nepal.',
  'Basundhara is a part of Kathmandu. The Ring Road leads past it.',
  'People of the Kathmandu Valley live on 2 floors, 15+ of them for 24 years.',
  'In 6-9 weeks, from 1 to 6 pieces, 5-10 km, pages 3-4, 12 to 24 months.',
  'Closed from 25 to 27 December 2026, from 2026-12-25 to 2026-12-27, 25-12-2026, 05.06.2026.',
  'A wardrobe of 180 x 200 x 60 cm for NPR 9,800,000 or Rs 98 00 000.',
  'Sizes 96 97 98 99 100 101, a 16:10 screen, 220-240 V, 50/60 Hz, model 9812345678901234.',
  'We open at 9 and load the truck from Sunday to Friday; it seats 9 to 12.',
  '[a](https://www.facebook.com/9812345678) and [b](https://www.tiktok.com/@another.shop), 20@ a piece',
  'Call {phone}, write to {email}, come {hours}.',
])('finds no fact in "%s"', (text) => expect(findInAnswer(text)).toEqual([]));

test('accepts a phone number in a comment of the front matter', () => {
  expect(findInAnswer('Because.', 'Why?\n# Sita answers 9830000000')).toEqual([]);
});
