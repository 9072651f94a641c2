import type { Locator, Page } from 'playwright-core';
import { chatOf, expectNewTab, expectTabOnClick, newTabLink } from '../support/links.ts';
import { headingsFrom, main, partWith, wordsOf } from '../support/parts.ts';
import { addresses } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

async function expectSellingChat(link: Locator) {
  const chat = await chatOf(link);
  const message = "Hello! I'd like to sell you a piece: may I send pictures?";
  expect(chat).toEqual({ address: addresses.chat, message });
  await expectNewTab(link, (await link.getAttribute('href')) ?? '');
}

test('the page begins with a chat that is already written, and a call', async ({ look }) => {
  const page = await look('/sell-with-us');
  const title = page.getByRole('heading', { level: 1 });
  const startIn = (part: Locator | Page) => newTabLink(part, 'Send pictures');
  const callIn = (part: Locator | Page) => part.getByRole('link', { name: 'Ring first' });
  const hero = partWith(page, title, startIn(page), callIn(page));
  expect(await hero.getByRole('heading').count()).toBe(1);

  const start = startIn(hero);
  await expectSellingChat(start);
  expect(await callIn(hero).getAttribute('href')).toBe(addresses.call);
  await expectTabOnClick(start, (await start.getAttribute('href')) ?? '');
});

test('every WhatsApp link of the page, in header and body, types the words of the page', async ({
  look,
}) => {
  const page = await look('/sell-with-us');
  const links = await page.locator('header, main').locator('a[href^="https://wa.me/"]').all();
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links) await expectSellingChat(link);
});

test('selling takes three steps, told in one list', async ({ look }) => {
  const page = await look('/sell-with-us');
  const list = page
    .getByRole('list')
    .filter({ hasText: /Take pictures.*Read the offer.*Hand it over/s });
  expect(await list.getByRole('listitem').count()).toBe(3);
  const words = await wordsOf(list);
  expect(words).toContain('within 3-4 working days');
  expect(words).toContain('inside Pokhara Valley');
});

test('benefits and accepted items stand in the order that their files ask for', async ({
  look,
}) => {
  const page = await look('/sell-with-us');
  const benefits = ['Clear offers', 'No lifting', 'A second life'];
  expect(await headingsFrom(page, 'Clear offers', 3)).toEqual(benefits);
  const items = ['Cupboards', 'Tables', 'Seats', 'Frames'];
  expect(await headingsFrom(page, 'Cupboards', 4)).toEqual(items);
});

test('the page ends with a chat and a call', async ({ look }) => {
  const page = await look('/sell-with-us');
  const links = main(page).getByRole('link');
  await expectSellingChat(links.nth(-2));
  expect(await links.nth(-2).innerText()).toContain('Show it to us');
  expect(await links.nth(-1).innerText()).toBe('Ring the desk');
  expect(await links.nth(-1).getAttribute('href')).toBe(addresses.call);
});
