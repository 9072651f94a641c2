import { describe, expect } from 'vitest';
import { stringify } from 'yaml';
import { structuredData } from '../../scripts/site/structured-data/structured-data.ts';
import type { Model } from '../../src/compiler/model.ts';
import { googleMapsUrl } from '../../src/site/lib/maps.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';

/** Returns the JSON-LD of a page of the fixture site. */
function jsonLdOf(model: Model, pageId: string, image?: string): string | undefined {
  const page = model.pages.find(({ id }) => id === pageId);
  if (!page) throw new Error(`The fixture site has no page "${pageId}".`);
  return structuredData(model, page, ['en', 'ne'], image);
}

/** Returns the description of the shop in the JSON-LD of the about page. */
async function readShopData(content: SiteCopy, image?: string): Promise<object> {
  return JSON.parse(jsonLdOf(await content.model(), 'about', image) ?? '')['@graph'][0];
}

/** Sets a field of business.mdx, or removes the field if no value is given. */
function setFact(content: SiteCopy, name: string, value?: unknown) {
  const lines = value === undefined ? '' : stringify({ [name]: value });
  return content.edit('content/site/business.mdx', (text) =>
    text
      .replace(new RegExp(`^${name}:.*\\n(?:[ -].*\\n)*`, 'm'), '')
      .replace(/^address:/m, () => `${lines}address:`),
  );
}

describe('the structured data of the shop', () => {
  test("contains its facts in schema.org's format", async ({ content }) => {
    const { name, email, location, social } = (await content.model()).site.business;
    setFact(content, 'phone', '+977 (983) 000-0000');
    const films = 'https://www.youtube.com/@example-workshop';
    setFact(content, 'social', { ...social, others: [{ label: 'Films', url: films }] });
    expect(await readShopData(content)).toMatchObject({
      '@type': 'HomeGoodsStore',
      name,
      email,
      telephone: '+9779830000000',
      geo: { '@type': 'GeoCoordinates', ...location },
      hasMap: googleMapsUrl(location),
      paymentAccepted: 'cash or bank transfer',
      currenciesAccepted: 'NPR',
      areaServed: 'anywhere in Gandaki',
      knowsLanguage: ['en', 'ne'],
      sameAs: [...Object.values(social ?? {}), films],
    });
  });

  test('contains hours for each day, and closed days', async ({ content }) => {
    const fridayToMonday = { from: 'friday', to: 'monday' };
    setFact(content, 'hours', [
      { ...fridayToMonday, opens: '9:05 AM', closes: '12:00 PM' },
      { ...fridayToMonday, opens: '1:00 PM', closes: '11:59 PM' },
    ]);
    const days = ['Friday', 'Saturday', 'Sunday', 'Monday'];
    expect(await readShopData(content)).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: days, opens: '09:05', closes: '12:00' },
        { dayOfWeek: days, opens: '13:00', closes: '23:59' },
        { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'], opens: '00:00', closes: '00:00' },
      ],
    });
  });

  test('encodes midnight as search engines expect it', async ({ content }) => {
    setFact(content, 'hours', [
      { from: 'sunday', to: 'thursday', opens: '17:00', closes: '24:00' },
      { from: 'friday', to: 'saturday', opens: '00:00', closes: '12:00 AM' },
    ]);
    expect(await readShopData(content)).toMatchObject({
      openingHoursSpecification: [
        { opens: '17:00', closes: '00:00' },
        { opens: '00:00', closes: '23:59' },
      ],
    });
  });

  test('contains no closed days if the shop never closes', async ({ content }) => {
    setFact(content, 'hours', [
      { from: 'sunday', to: 'saturday', opens: '9:00 AM', closes: '6:00 PM' },
    ]);
    expect(await readShopData(content)).toMatchObject({
      openingHoursSpecification: [{ opens: '09:00' }],
    });
  });

  test('contains the special days in the order of the calendar', async ({ content }) => {
    expect(await readShopData(content)).not.toHaveProperty('specialOpeningHoursSpecification');
    setFact(content, 'special_days', [
      { date: '2030-03-05', reason: 'After Holi', opens: '12:00 PM', closes: '4:00 PM' },
      { date: '2030-03-04', reason: 'Holi' },
      { from: '2030-10-05', until: '2030-10-12', reason: 'Dashain', closed: 'yes' },
    ]);
    const day = (date: string) => ({ validFrom: date, validThrough: date });
    const span = { validFrom: '2030-10-05', validThrough: '2030-10-12' };
    const special = [
      { ...day('2030-03-04'), description: 'Holi', opens: '00:00', closes: '00:00' },
      { ...day('2030-03-05'), description: 'After Holi', opens: '12:00', closes: '16:00' },
      { ...span, description: 'Dashain', opens: '00:00', closes: '00:00' },
    ];
    expect(await readShopData(content)).toMatchObject({
      openingHoursSpecification: [{ opens: '10:00' }, { dayOfWeek: ['Sunday'] }, ...special],
      specialOpeningHoursSpecification: special,
    });
  });
});

test('contains absolute URLs if the site has a URL', async ({ content }) => {
  setFact(content, 'website', 'https://www.example.com');
  expect(await readShopData(content, 'share/home-1a2b3c4d.png')).toMatchObject({
    '@id': 'https://www.example.com/#shop',
    url: 'https://www.example.com/',
    logo: 'https://www.example.com/icon-512.png',
    image: 'https://www.example.com/share/home-1a2b3c4d.png',
  });
});

test('contains no absolute URLs if the site has no URL', async ({ content }) => {
  setFact(content, 'website');
  const shop = await readShopData(content);
  for (const name of ['@id', 'url', 'logo', 'image']) expect(shop).not.toHaveProperty(name);
});

test('has no structured data on the 404 page', async ({ content }) => {
  expect(jsonLdOf(await content.model(), 'not-found')).toBeUndefined();
});

test('escapes text that would close the script element', async ({ content }) => {
  const { site, ...model } = await content.model();
  const name = 'A & B </script><!-- <script>"\u2028';
  const business = { ...site.business, name };
  const json = jsonLdOf({ ...model, site: { ...site, business } }, 'about') ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'HomeGoodsStore', name }],
  });
});
