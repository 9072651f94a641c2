import type { Page } from 'playwright-core';
import { expectNewTab, expectTabOnClick, listLinks, newTabLink } from '../support/links.ts';
import { everyAddress, linkedPages } from '../support/pages.ts';
import { addresses, addressLine, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('every page has the same footer', async ({ visit }) => {
  const page = await visit('/');
  const home = await footer(page).innerText();
  for (const address of everyAddress) {
    await goTo(page, address);
    expect(await footer(page).innerText(), address).toBe(home);
  }
});

test('the footer says what the shop does, and when it is open', async ({ look }) => {
  const page = await look('/');
  const text = (await footer(page).innerText()).toLowerCase();
  expect(text).toContain('easy, affordable and eco-friendly');
  expect(text).toContain('circular economy in nepal');

  const rows = await footer(page)
    .getByRole('row')
    .evaluateAll((list) => list.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual([
    ['Sunday to Friday', '9:00 AM to 6:00 PM'],
    ['Saturday', 'Closed'],
  ]);
});

test('Quick Links leads to the five pages', async ({ visit }) => {
  const page = await visit('/');
  await footer(page).getByRole('heading', { name: 'Quick Links', exact: true }).waitFor();
  const links = await listLinks(footer(page));
  expect(links.slice(0, 5)).toEqual(
    linkedPages.map(({ label, address }) => ({ words: label, href: address })),
  );
  for (const { label, address } of [...linkedPages.slice(1), linkedPages[0]]) {
    await footer(page).getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  }
});

test('the footer tells how to reach the shop', async ({ look }) => {
  const page = await look('/');
  const place = newTabLink(footer(page), addressLine);
  await expectNewTab(place, addresses.directions);
  await expectTabOnClick(place, addresses.directions);

  const { phone, email } = words.business;
  const dial = footer(page).getByRole('link', { name: phone, exact: true });
  expect(await dial.getAttribute('href')).toBe(addresses.call);
  const mail = footer(page).getByRole('link', { name: email, exact: true });
  expect(await mail.getAttribute('href')).toBe(addresses.mail);
});

test('the social buttons open in new tabs', async ({ look }) => {
  const page = await look('/');
  for (const [name, address] of [
    ['Facebook', addresses.facebook],
    ['Instagram', addresses.instagram],
    ['TikTok', addresses.tiktok],
  ] as const) {
    await expectNewTab(newTabLink(footer(page), name), address);
    await expectTabOnClick(newTabLink(footer(page), name), address);
  }
});

test('the last line is the copyright line', async ({ look }) => {
  const page = await look('/');
  const lines = (await footer(page).innerText()).split('\n').filter(Boolean);
  expect(lines.at(-1)).toMatch(/^©/);
  expect(lines.at(-1)).toContain(words.business.name);
});
