import { describe, expect, test } from 'vitest';
import { createCopyFinder } from '../../../scripts/content/link/fact-copies.ts';
import type { FactSource } from '../../../scripts/content/facts.ts';
import { words as calendar } from '../../support/calendar.ts';

const business = 'content/site/business.mdx';

const copiesIn = createCopyFinder({
  facts: {
    years: '15+',
    floors: '2',
    wait: '2-4 working days',
    area: 'Kathmandu Valley',
    office: '+977 1-4385000',
    name: 'Basundhara Secondhand',
    slogan: 'You Buy We Sell, You Sell We Buy',
    phone: '+977 983-0000000',
    email: 'hello@example.com',
    address: 'Ring Road, Basundhara, Kathmandu, Nepal',
    hours: 'Sunday to Friday 9:00 AM to 6:00 PM; Saturday closed',
  },
  business: {
    address: { street: 'Ring Road', area: 'Basundhara', city: 'Kathmandu', country: 'Nepal' },
    hours: [{ from: 'sunday', to: 'friday', opens: 9 * 60, closes: 18 * 60 }],
    social: { facebook: 'https://www.facebook.com/your-shop-page' },
  } as FactSource['business'],
  calendar: calendar as FactSource['calendar'],
  path: business,
  positionOf: () => ({ line: 1, column: 1 }),
});

/** The messages of the diagnostics for a text in an answer. */
function copiesOf(text: string): string[] {
  const file = { path: 'content/faq/why.mdx', folder: 'faq', id: 'why', text };
  return copiesIn(file).map(({ message }) => message);
}

const instead = (fix: string, words: string) =>
  `write ${fix} instead of "${words}": facts are written once, in content/site/business.mdx`;

describe('a fact that is written out is refused', () => {
  const ways: Record<string, string[]> = {
    '{phone}': [
      '+977 983-0000000',
      '+9779830000000',
      '00977 983 0000000',
      '+977 (983) 000 00 00',
      '977 9830000000',
      '983-0000000',
      '9830000000',
      '98300 00000',
      '+977\u00A0983\u20110000000',
      '+९७७ ९८३-०००००००',
    ],
    '{office}': ['+977-1-4385000', '01-4385000', '014385000', '(01) 4385000'],
    '{email}': ['hello@example.com', 'Hello@Example.com'],
    '{address}': [
      'Ring Road, Basundhara',
      'ring road,\nbasundhara, Kathmandu, Nepal',
      'Ring Road - Basundhara, Kathmandu',
      'Basundhara, Ringroad',
    ],
    '{hours}': [
      '9:00 AM to 6:00 PM',
      '9 am – 6 pm',
      '9:00-18:00',
      '9 to 6',
      '9–6',
      'Sunday to Friday, 9:00 AM to 6:00 PM',
      'Sun-Fri 9-6',
    ],
    '{years}': ['15+'],
    '{wait}': ['2-4 working days', '2–4 Working\n  Days'],
    '{name}': ['Basundhara Secondhand'],
    '{slogan}': ['You buy we sell, you sell we buy'],
    call: ['tel:+9779830000000'],
    whatsapp: ['https://wa.me/9779830000000', 'https://wa.me/9779830000000?text=Hi!'],
    sms: ['sms:+9779830000000', 'sms:9830000000?body=Hi!'],
    viber: ['viber://chat?number=%2B9779830000000', 'viber://chat?number=9779830000000'],
    email: ['mailto:hello@example.com', 'mailto:hello@example.com?subject=Sofa'],
    facebook: ['https://www.facebook.com/your-shop-page'],
  };
  for (const [fix, copies] of Object.entries(ways)) {
    for (const copy of copies) {
      test(`${fix} as ${copy}`, () => {
        const words = copy.replaceAll(/\s+/g, ' ');
        const expected = [instead(fix, words)];
        expect(copiesOf(copy)).toEqual(expected);
        expect(copiesOf(`Please note (${copy}), thank you.`)).toEqual(expected);
        expect(copiesOf(`Is it 24 or ${copy} – 7 days?`)).toEqual(expected);
      });
    }
  }

  test('both copies on a line are told', () => {
    expect(copiesOf('[9830000000](tel:9830000000)')).toEqual([
      instead('{phone}', '9830000000'),
      instead('call', 'tel:9830000000'),
    ]);
  });
});

describe('what looks like a fact and is another is refused', () => {
  test.each([
    ['+977 984-1111111', 'phone', 'the phone number of the shop'],
    ['9841111111', 'phone', 'the phone number of the shop'],
    ['+91 98765 43210', 'phone', 'the phone number of the shop'],
    ['ram@shop.com.np', 'email', 'the e-mail address of the shop'],
    ['10 AM to 4 PM', 'hours', 'the opening hours of the shop'],
    ['10:00–17:00', 'hours', 'the opening hours of the shop'],
    ['Mon to Thu 10-5', 'hours', 'the opening hours of the shop'],
  ])('%s', (words, fact, noun) => {
    expect(copiesOf(`Ask us: ${words}.`)).toEqual([
      `"${words}" is not ${noun}; write {${fact}} instead, or give this one a name under "facts:" in content/site/business.mdx`,
    ]);
  });

  test('a chat with somebody else is refused', () => {
    expect(copiesOf('[Chat](https://wa.me/9779841111111)')).toEqual([
      '"https://wa.me/9779841111111" is not the phone number of the shop; write whatsapp instead',
    ]);
  });
});

describe('text without facts passes', () => {
  test.each([
    'We are on the Ring Road at Basundhara, in the north of Kathmandu, Nepal.',
    'Basundhara is a part of Kathmandu. The Ring Road leads past it.',
    'People of the Kathmandu Valley live on 2 floors, 15 of them for 24 years.',
    'In 6-9 weeks, from 1 to 6 pieces, 5-10 km, pages 3-4, 12 to 24 months.',
    'Closed from 25 to 27 December 2026, from 2026-12-25 to 2026-12-27, 25-12-2026, 05.06.2026.',
    'A wardrobe of 180 x 200 x 60 cm for NPR 9,800,000 or Rs 98 00 000.',
    'Sizes 96 97 98 99 100 101, a 16:10 screen, 220-240 V, 50/60 Hz, model 9812345678901234.',
    'We open at 9 and load the truck from Sunday to Friday; it seats 9 to 12.',
    'https://www.facebook.com/9812345678 and https://example.com/?id=9812345678',
    'https://www.tiktok.com/@another.shop, and 20@ a piece',
    'Call {phone}, write to {email}, come {hours}.',
  ])('%s', (words) => expect(copiesOf(words)).toEqual([]));

  test('a comment that visitors never see may hold a number', () => {
    expect(copiesOf('---\n# Sita has 9841111111\nquestion: Why?\n---\n\nBecause.\n')).toEqual([]);
    expect(copiesOf('---\nquestion: Why?\n---\n\n# 9841111111\n')).toHaveLength(1);
  });
});
