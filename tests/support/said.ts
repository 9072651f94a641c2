import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Hours in the words of schema.org. */
interface Hours {
  dayOfWeek: string[];
  validFrom: string;
  validThrough: string;
  description: string;
  opens: string;
  closes: string;
}

/** What a page says to search engines, as far as these tests read it. */
export interface Said {
  FurnitureStore: {
    name: string;
    description: string;
    telephone: string;
    email: string;
    address: { streetAddress: string; addressLocality: string; addressCountry: string };
    geo: { latitude: number; longitude: number };
    url: string;
    image: string;
    logo: string;
    openingHoursSpecification: Hours[];
    specialOpeningHoursSpecification: Hours[];
    sameAs: string[];
  };
  BreadcrumbList?: { itemListElement: { position: number; name: string; item: string }[] };
  FAQPage?: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
}

/** The script in the head that holds what a page says to search engines. */
export const scriptOf = (page: Page) => page.locator('head script[type="application/ld+json"]');

/** Reads what a page says, each thing by its type. */
export async function saidOn(page: Page): Promise<Said> {
  const { '@context': context, '@graph': things } = JSON.parse(
    (await scriptOf(page).textContent()) ?? '',
  ) as { '@context': string; '@graph': { '@type': string }[] };
  expect(context).toBe('https://schema.org');
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing])) as unknown as Said;
}

function timesOf({ opens, closes }: Hours): string {
  return opens === closes ? 'Shut' : `${readable(opens)} – ${readable(closes)}`;
}

function readable(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A run of days as a row of the table on the page tells it. */
export function rowOf(hours: Hours): string {
  const [first, last] = [hours.dayOfWeek[0], hours.dayOfWeek.at(-1)];
  return `${first === last ? first : `${first} until ${last}`} ${timesOf(hours)}`;
}

/** A day or span with hours of its own as a row of the table on the page tells it. */
export function specialRowOf(hours: Hours): string {
  const [first, last] = [hours.validFrom, hours.validThrough].map(readableDay);
  const days = first === last ? first : `${first} until ${last}`;
  return `${days}: ${hours.description} ${timesOf(hours)}`;
}

function readableDay(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/** The rows of a table, each on a line. */
export async function rowsOf(table: Locator): Promise<string[]> {
  const rows = await table.getByRole('row').all();
  return Promise.all(
    rows.map(async (row) => (await row.locator('th, td').allTextContents()).join(' ')),
  );
}
