import type { Page } from 'playwright-core';
import { ask, sendRaw } from '../support/ask.ts';
import { listLinks } from '../support/links.ts';
import { strays, variants } from '../support/odd-addresses.ts';
import { linkedPages, nowhere } from '../support/pages.ts';
import { hasTrace, headerLink, leaveTrace, main, wordsOf } from '../support/parts.ts';
import { addresses, pageAt, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

/** The beginning of an address, to tell which one failed. */
const short = (path: string) => path.slice(0, 80);

test('an odd address gets a page of this site', async ({ site }) => {
  for (const path of [...variants, ...strays]) {
    const { status, location, type, text } = await ask(site, path);
    if (location !== undefined) {
      expect([301, 302, 307, 308], short(path)).toContain(status);
      expect(new URL(location, site).origin, short(path)).toBe(site);
    } else {
      expect([200, 404], short(path)).toContain(status);
      expect(type, short(path)).toMatch(/^text\/html/);
      expect(text, short(path)).toContain('<main');
    }
  }
});

test('at an address of nothing the missing page says so', async ({ site }) => {
  for (const path of strays) {
    const { status, text } = await ask(site, path);
    expect(status, short(path)).toBe(404);
    expect(text, short(path)).toContain(`<title>${pageAt(undefined).title}`);
  }
});

test('what is no request is refused, and the next one is served', async ({ site }) => {
  for (const target of ['/about\0', 'about', '/a b', `/${'a'.repeat(40_000)}`]) {
    expect(await sendRaw(site, target), short(target)).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  expect((await ask(site, '/about')).status).toBe(200);
});

/** What a browser makes of an address; it sends no fragment and no address of another host. */
const inBrowser = [
  variants,
  ['/about?x=1#y', '/#%', '/about#%E0%A4%A', `/about#${'a'.repeat(8192)}`],
  ['/%E0%A4%A', '/about%', '/%00', '//evil.example/x', '///', `/${'a'.repeat(8000)}`],
].flat();

test('a page hydrates at an odd address as well, and leads on', async ({
  visit,
  site,
  expectedMessages,
}) => {
  // The router says so of torn percent signs.
  expectedMessages.push(/malformed URL segment/);
  const page = await visit('/');
  const { label, address } = linkedPages[3];
  for (const path of inBrowser) {
    await goTo(page, site + path);
    const title = main(page).getByRole('heading', { level: 1 });
    expect(await title.innerHTML(), short(path)).toBe(await servedTitle(page));
    await headerLink(page, label).click();
    await expect.poll(() => page.title(), { message: short(path) }).toBe(pageAt(address).title);
    expect(new URL(page.url()).href).toBe(site + address);
  }
});

/** The title of the open page as it was served, before its script came. */
async function servedTitle(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text();
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
}

test('an unknown address is answered with 404 and the missing page', async ({ look, site }) => {
  for (const address of [nowhere, '/about/us', '/About', '/faq/delivery', '/%E0%A4%A']) {
    const response = await fetch(site + address);
    expect(response.status, address).toBe(404);
    expect(await response.text()).toContain('<title>No such page');
  }
  const page = await look(nowhere);
  expect(await page.title()).toBe(pageAt(undefined).title);
});

test('known addresses are answered with 200', async ({ site }) => {
  for (const { address } of linkedPages) {
    expect((await fetch(site + address)).status, address).toBe(200);
  }
});

test('the missing page offers the five pages and the phone number', async ({ look }) => {
  const page = await look(nowhere);
  const links = await listLinks(main(page));
  expect(links.slice(0, 5)).toEqual(
    linkedPages.map(({ label, address }) => ({ words: label, href: address })),
  );
  const call = main(page).getByRole('link', { name: words.business.phone, exact: true });
  expect(await call.getAttribute('href')).toBe(addresses.call);
  expect(await wordsOf(main(page))).toContain('No page hangs here.');
});

test('the links of the missing page lead on without loading, and back again', async ({ visit }) => {
  const page = await visit(nowhere);
  await leaveTrace(page);
  await main(page).getByRole('link', { name: 'Sell a piece', exact: true }).click();
  await expect.poll(() => page.title()).toBe(pageAt('/sell-with-us').title);
  await page.goBack();
  await expect.poll(() => page.title()).toBe(pageAt(undefined).title);
  expect(await hasTrace(page)).toBe(true);
});
