import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { readFolder } from '../../scripts/site/site-files.ts';
import { desk, phone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import { buildSite, copySite, otherShop, previewSite } from '../support/sites.ts';
import { sidewaysScroll } from '../support/targets.ts';
import { expect, test } from '../support/visitor.ts';

/** What is true of the specification's shop, and of no other. */
const theShop =
  /kathmandu|nepal|\+?977|\bNPR\b|rupee|furniture|second ?hand|whatsapp|wa\.me|viber|khalti|esewa|pagoda|devanagari|:lang\(ne\)/i;

let dist = '';
let address = '';
let undo: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const copy = await copySite(otherShop);
  dist = await buildSite(copy);
  const preview = await previewSite(dist);
  ({ address } = preview);
  undo = [preview.close, copy.remove];
});

afterAll(async () => {
  for (const step of undo) await step();
});

test('the site of another shop says nothing that is true of this one only', async () => {
  const files = await readFolder(dist);
  const read = [...files].filter(([name]) => /\.(html|txt|xml|webmanifest)$/.test(name));
  expect(read.length).toBeGreaterThan(6);
  for (const [name, bytes] of read) {
    // Components and their classes have one name in all shops.
    const text = String(bytes)
      .replaceAll(/ class="[^"]*"/g, '')
      .replaceAll(/--(?:on-)?whatsapp|[\w-]+_whatsapp/g, '');
    expect(theShop.exec(text)?.[0], name).toBeUndefined();
    expect(text, name).not.toMatch(/ style=/);
  }
  const home = await readFile(path.join(dist, 'index.html'), 'utf8');
  expect(home).toContain('"@type":"BikeStore"');
  expect(home).toContain('"currenciesAccepted":"EUR"');
  expect(home).toContain('<meta property="og:locale" content="de_DE"');
});

test('it has its own language, logo, colours, clock and hours, and no chat', async ({ visit }) => {
  const at = new Date('2030-07-08T12:30:00+02:00');
  const page = await visit(`${address}/`, { ...desk, timezoneId: 'Asia/Tokyo', at });
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(247, 248, 251)');
  const logo = page.getByRole('banner').locator('img');
  expect(
    await logo.evaluate((one: HTMLImageElement) => one.complete && one.naturalHeight > 0),
  ).toBe(true);
  await main(page).getByText('Geschlossen. Heute ab 14:00 Uhr', { exact: true }).waitFor();

  const rows = await main(page).getByRole('table').getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    'Montag bis Freitag 09:00–12:30 Uhr, 14:00–18:00 Uhr',
    'Samstag 10:00–13:00 Uhr',
    'Sonntag geschlossen',
  ]);
  const social = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Instagram|Facebook|TikTok/ });
  expect(await social.count()).toBe(1);
  for (const size of [desk, phone]) {
    await page.setViewportSize(size.viewport);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe('rgb(18, 20, 28)');
});

test('it opens by the clock of its own place, in summer and in winter', async ({ visit }) => {
  const page = await visit(`${address}/`, { at: new Date('2030-01-07T17:30:00Z') });
  await main(page).getByText('Geschlossen. Morgen ab 09:00 Uhr', { exact: true }).waitFor();
  const summer = await visit(`${address}/`, { at: new Date('2030-07-08T15:30:00Z') });
  await main(summer).getByText('Offen bis 18:00 Uhr', { exact: true }).waitFor();
});
