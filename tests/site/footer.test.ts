import type { Page } from 'playwright-core';
import { field } from '../support/contact-form.ts';
import { expectNewTab, expectTabOnClick, listLinks, newTabLink } from '../support/links.ts';
import { everyAddress, linkedPages, phone } from '../support/pages.ts';
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
  const about = 'Wooden furniture from old houses, mended by hand and sold for another lifetime.';
  expect(await footer(page).innerText()).toContain(about);

  const rows = await footer(page)
    .getByRole('row')
    .evaluateAll((list) => list.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual([
    ['Monday until Saturday', '10:00 AM – 5:30 PM'],
    ['Sunday', 'Shut'],
  ]);
});

test('the list of links leads to the five pages', async ({ visit }) => {
  const page = await visit('/');
  await footer(page).getByRole('heading', { name: 'Pages', exact: true }).waitFor();
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

  const { phone: number, email } = words.business;
  const dial = footer(page).getByRole('link', { name: number, exact: true });
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
  expect(lines.at(-1)).toBe('© Second Grain – Restored Wooden Furniture');
});

const bar = (page: Page) => page.getByRole('navigation', { name: 'Ask the workshop' });

test('on a phone, call, chat and directions are under the thumb on every page', async ({
  visit,
}) => {
  const page = await visit('/', phone);
  for (const { address } of linkedPages) {
    await goTo(page, address);
    const call = bar(page).getByRole('link', { name: 'Ring' });
    expect(await call.getAttribute('href')).toBe(addresses.call);
    expect(await newTabLink(bar(page), 'Chat').getAttribute('href')).toContain(addresses.chat);
    expect(await newTabLink(bar(page), 'Way').getAttribute('href')).toBe(addresses.directions);
    const box = await bar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.viewport.height);
  }
});

test('the bar of a phone does not cover the last line of the page', async ({ visit }) => {
  const page = await visit('/about', phone);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page.getByText('© Second Grain').boundingBox();
  const top = await bar(page).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
});

test('the bar of a phone makes room while somebody types', async ({ visit }) => {
  const page = await visit('/contact', phone);
  await field(page, 'message').focus();
  expect(await bar(page).count()).toBe(0);
  await field(page, 'message').blur();
  await bar(page).waitFor();
});

test('on a desk there is no bar', async ({ look }) => {
  const page = await look('/');
  expect(await bar(page).count()).toBe(0);
});
