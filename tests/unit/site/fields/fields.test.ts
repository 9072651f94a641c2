import { expect, test } from 'vitest';
import type { z } from 'zod';
import { degrees } from '../../../../src/site/fields/degrees.ts';
import { httpsUrl } from '../../../../src/site/fields/https-url.ts';
import { mapUrl } from '../../../../src/site/fields/map-url.ts';
import { pictureName } from '../../../../src/site/fields/name.ts';
import { phone } from '../../../../src/site/fields/phone.ts';
import { template } from '../../../../src/site/fields/text.ts';
import { closingTime, timeOfDay } from '../../../../src/site/fields/time-of-day.ts';

/** Tests that a field parses each text as a value. */
function accepts(name: string, field: z.ZodType, values: Record<string, unknown>) {
  test.for(Object.entries(values))(`accepts %j as ${name}`, ([input, value]) => {
    expect(field.parse(input)).toEqual(value);
  });
}

/** Tests that a field rejects each text. The tables in tests/content list further texts. */
function rejects(name: string, field: z.ZodType, texts: readonly string[]) {
  test.for(texts)(`rejects %j as ${name}`, (input) => {
    expect(field.safeParse(input).success).toBe(false);
  });
}

accepts('a closing time', closingTime('When.'), {
  '6:00 PM': 1080,
  '23:59': 1439,
  '24:00': 1440,
  '00:00': 1440,
  '12:00 AM': 1440,
});

accepts('a time of day', timeOfDay('When.'), {
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
});

accepts('a phone number', phone('Which.'), {
  '+977 983-0000000': '+977 983-0000000',
  '+977 (983) 0000000': '+977 (983) 0000000',
  '+97712345': '+97712345',
  '+123456789012345': '+123456789012345',
});

accepts('degrees of latitude', degrees('Where.', 90), {
  '27.7421': 27.7421,
  '-27.742': -27.742,
  '90.000': 90,
  '0.0001': 0.0001,
});

const mapUrls = [
  'https://www.google.com/maps/embed?pb=1m18',
  'https://www.google.com/maps/embed/v1/place?key=k&q=Basundhara',
  'https://www.google.com/maps/d/u/0/embed?mid=1a',
  'https://www.google.com/maps?q=27.7421,85.3327&output=embed',
  'https://www.openstreetmap.org/export/embed.html?bbox=85.3%2C27.7',
  'https://umap.openstreetmap.fr/ne/map/basundhara_1',
];
accepts('a map', mapUrl('Which.'), Object.fromEntries(mapUrls.map((url) => [url, url])));

const embedUrl = 'https://maps.example:8443/embed?place=1;2&name=$x*';
accepts('a URL', httpsUrl('Which.'), {
  'https://www.facebook.com/shop': 'https://www.facebook.com/shop',
  [embedUrl]: embedUrl,
  'https://xn--l2bey1c2b.example': 'https://xn--l2bey1c2b.example',
  'https://दुकान.example/about': 'https://दुकान.example/about',
});

const picture = pictureName('Which.');
accepts('the name of a picture', picture, { hero: 'hero', 'living-room-2': 'living-room-2' });
const badNames = ['Hero', 'hero.svg', 'pictures/hero', 'living_room', 'living--room', '-hero', ''];
rejects('the name of a picture', picture, badNames);

const hoursTemplate = template('What.', ['day', 'opens']);
accepts('text with template variables', hoursTemplate, { '{day} at {opens}': '{day} at {opens}' });
const invalidTemplates = ['{day}', '{opens} only', '{ day } {opens}', 'day opens', ''];
rejects('text with template variables', hoursTemplate, invalidTemplates);
