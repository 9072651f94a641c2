import type { Page } from 'playwright-core';
import {
  chatOf,
  expectNewTab,
  expectTabOnClick,
  handedToDevice,
  listLinks,
  newTabLink,
} from '../support/links.ts';
import { everyAddress, linkedPages, nowhere, phone } from '../support/pages.ts';
import { addresses, pageAt, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

const header = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => header(page).getByRole('navigation');
const logo = (page: Page) => header(page).getByRole('link', { name: words.business.name });

/** The words of the links that are marked as the page being shown. */
function currentLinks(page: Page) {
  return page
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent),
    );
}

/** What a sighted visitor can tell a link by. */
function looksOf(page: Page, label: string) {
  return mainLinks(page)
    .getByRole('link', { name: label, exact: true })
    .evaluate((link) => {
      const { color, backgroundColor, fontWeight, textDecorationLine, boxShadow, borderColor } =
        getComputedStyle(link);
      return { color, backgroundColor, fontWeight, textDecorationLine, boxShadow, borderColor };
    });
}

test('the logo leads home and says what the shop is', async ({ visit }) => {
  const page = await visit('/about');
  expect(await header(page).innerText()).toContain('Restored Wooden Furniture');
  await logo(page).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.getByRole('heading', { level: 1, name: 'Old Wood Finds New Rooms' }).waitFor();
});

test('every page has the same header, which marks the page by its link only', async ({ visit }) => {
  const page = await visit('/');
  for (const address of everyAddress) {
    await goTo(page, address);
    expect(await listLinks(mainLinks(page))).toEqual(
      linkedPages.map(({ label, address: href }) => ({ words: label, href })),
    );
    expect(await logo(page).getAttribute('href')).toBe('/');
    const own = linkedPages.filter((link) => link.address === address).map(({ label }) => label);
    expect(await currentLinks(page), address).toEqual(own);

    const call = header(page).getByRole('link', { name: 'Ring us', exact: true });
    expect(await call.getAttribute('href')).toBe(addresses.call);
    const whatsApp = newTabLink(header(page), 'Chat');
    const { whatsapp: message } = pageAt(address === nowhere ? undefined : address);
    expect(await chatOf(whatsApp), address).toEqual({ address: addresses.chat, message });
    await expectNewTab(whatsApp, addresses.chat + encodeURIComponent(message));
  }
});

test('the mark moves with the visitor, and can be seen', async ({ visit }) => {
  const page = await visit('/');
  for (const { label } of [...linkedPages.slice(1), linkedPages[0]]) {
    await mainLinks(page).getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => currentLinks(page)).toEqual([label]);
    const other = label === 'Answers' ? 'Find us' : 'Answers';
    await page.mouse.move(0, 600);
    await page.getByRole('heading', { level: 1 }).focus();
    expect(await looksOf(page, label)).not.toEqual(await looksOf(page, other));
  }
});

test('Call Now opens the dialer and WhatsApp a chat in a new tab', async ({ visit }) => {
  const page = await visit('/');
  const whatsApp = newTabLink(header(page), 'Chat');
  await expectTabOnClick(whatsApp, (await whatsApp.getAttribute('href')) ?? '');

  const call = header(page).getByRole('link', { name: 'Ring us', exact: true });
  expect(await handedToDevice(page, () => call.click())).toBe(addresses.call);
});

test('on a phone a call and a chat are in sight at once', async ({ visit }) => {
  const page = await visit('/', phone);
  const inSight = page.locator('a:visible');
  const hrefs = await inSight.evaluateAll((links) =>
    links
      .filter((link) => link.getBoundingClientRect().bottom <= window.innerHeight)
      .map((link) => link.getAttribute('href') ?? ''),
  );
  expect(hrefs).toContain(addresses.call);
  expect(hrefs.some((href) => href.startsWith(addresses.chat))).toBe(true);
});
