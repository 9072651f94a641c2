import type { Locator, Page } from 'playwright-core';
import { chatOf, expectNewTab, expectTabOnClick, newTabLink } from '../support/links.ts';
import { headingsFrom, main, partWith, wordsOf } from '../support/parts.ts';
import { addresses, collections } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

const message = "Hi! I'm interested in selling my furniture. Can you help me with the process?";

async function expectSellingChat(link: Locator) {
  const chat = await chatOf(link);
  expect(chat).toEqual({ address: addresses.chat, message });
  await expectNewTab(link, (await link.getAttribute('href')) ?? '');
}

test('the page begins with a chat that is already written, and a call', async ({ look }) => {
  const page = await look('/sell-with-us');
  const title = page.getByRole('heading', { level: 1 });
  const startIn = (part: Locator | Page) => newTabLink(part, 'Start Selling on WhatsApp');
  const callIn = (part: Locator | Page) => part.getByRole('link', { name: 'Call Us', exact: true });
  const hero = partWith(page, title, startIn(page), callIn(page));
  expect(await hero.getByRole('heading').count()).toBe(1);

  const start = startIn(hero);
  await expectSellingChat(start);
  expect(await callIn(hero).getAttribute('href')).toBe(addresses.call);
  await expectTabOnClick(start, (await start.getAttribute('href')) ?? '');
});

test('every WhatsApp link on the page types the same words', async ({ look }) => {
  const page = await look('/sell-with-us');
  const links = await page.getByRole('link', { name: 'WhatsApp' }).all();
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const link of links) await expectSellingChat(link);
});

test('selling takes three steps', async ({ look }) => {
  const page = await look('/sell-with-us');
  const steps = await headingsFrom(page, 'Send photos', 3);
  expect(steps.map((step) => step.toLowerCase())).toEqual([
    'send photos',
    'get a quote',
    'schedule pickup',
  ]);
  const list = page
    .getByRole('list')
    .filter({ hasText: /send photos.*get a quote.*schedule pickup/is });
  expect(await list.getByRole('listitem').count()).toBe(3);
  const words = await wordsOf(list);
  expect(words).toContain('within 1-2 business days');
  expect(words).toMatch(/free within Kathmandu Valley/i);
});

test('four benefits', async ({ look }) => {
  const page = await look('/sell-with-us');
  const benefits = ['Fair Pricing', 'Free Pickup', 'Quick Process', 'Eco-Friendly'];
  expect(await headingsFrom(page, 'Fair Pricing', 4)).toEqual(benefits);
  expect(collections.benefits).toHaveLength(4);
});

test('eight kinds of items, in their order, and the state they must be in', async ({ look }) => {
  const page = await look('/sell-with-us');
  const kinds = await headingsFrom(page, 'Living room', 8);
  expect(kinds.map((kind) => kind.toLowerCase())).toEqual([
    'living room',
    'bedroom',
    'dining',
    'office',
    'kitchen appliances',
    'electronics',
    'outdoor',
    'antiques',
  ]);
  expect(collections['accepted-items']).toHaveLength(8);
  expect(await wordsOf(main(page))).toMatch(/working condition and reasonably clean/);
});

test('the page ends with the same two ways to the shop', async ({ look }) => {
  const page = await look('/sell-with-us');
  const start = newTabLink(main(page), 'Start Selling on WhatsApp').last();
  const call = main(page).getByRole('link', { name: 'Call Us', exact: true }).last();
  await expectSellingChat(start);
  expect(await call.getAttribute('href')).toBe(addresses.call);

  const links = await main(page).getByRole('link').allTextContents();
  expect(links.at(-2)).toContain('Start Selling on WhatsApp');
  expect(links.at(-1)).toBe('Call Us');
});
