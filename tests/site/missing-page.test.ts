import { listLinks } from '../support/links.ts';
import { linkedPages, nowhere } from '../support/pages.ts';
import { main, wordsOf } from '../support/parts.ts';
import { addresses, pageAt, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

test('an unknown address is answered with 404 and the missing page', async ({ look, site }) => {
  for (const address of [nowhere, '/about/us', '/About', '/faq/delivery', '/%E0%A4%A']) {
    const response = await fetch(site + address);
    expect(response.status, address).toBe(404);
    expect(await response.text()).toContain('<title>Page not found');
  }
  const page = await look(nowhere);
  expect(await page.title()).toBe(pageAt(undefined).title);
});

test('known addresses are answered with 200', async ({ site }) => {
  for (const { address } of linkedPages) {
    expect((await fetch(site + address)).status, address).toBe(200);
  }
});

test('it offers the five pages and the phone number', async ({ look }) => {
  const page = await look(nowhere);
  const links = await listLinks(main(page));
  expect(links.slice(0, 5)).toEqual(
    linkedPages.map(({ label, address }) => ({ words: label, href: address })),
  );
  const call = main(page).getByRole('link', { name: words.business.phone, exact: true });
  expect(await call.getAttribute('href')).toBe(addresses.call);
  expect(await wordsOf(main(page))).toMatch(/no page at this address/i);
});

test('its links lead on without loading, and back again', async ({ visit }) => {
  const page = await visit(nowhere);
  await page.evaluate(() => Object.assign(window, { trace: true }));
  await main(page).getByRole('link', { name: 'Sell a piece', exact: true }).click();
  await expect.poll(() => page.title()).toBe(pageAt('/sell-with-us').title);
  await page.goBack();
  await expect.poll(() => page.title()).toBe(pageAt(undefined).title);
  expect(await page.evaluate(() => 'trace' in window)).toBe(true);
});
