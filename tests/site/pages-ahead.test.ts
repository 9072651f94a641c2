import path from 'node:path';
import type { Page } from 'playwright-core';
import { brokenFiles, gate, gone, script, scriptOf, withFiles } from '../support/faults.ts';
import { startHost, type Host } from '../support/host.ts';
import { desk, linkedPages, phone } from '../support/pages.ts';
import { headerLink, main } from '../support/parts.ts';
import { saveData } from '../support/saved.ts';
import { pageAt, root } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';
import { hydrated, atRest, goTo, type VisitOptions } from '../support/visits.ts';

const test = base.extend<{ host: Host; site: string }>({
  host: async ({}, use) => {
    const host = await startHost();
    await host.publish(path.join(root, 'dist'));
    await use(host);
    await host.close();
  },
  site: async ({ host }, use) => use(host.address),
});

const aboutLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true });

test('a page is fetched when a link to it is pointed at, before any script is there', async ({
  visit,
  host,
}) => {
  const { fate } = gate();
  const page = await visit('/', { ...withFiles(script, fate), hydrates: false });
  await aboutLink(page).hover();
  await expect.poll(() => host.fetchedAhead).toEqual(['/about']);
});

test('once the scripts are there and at rest, the next page shows without waiting', async ({
  visit,
  host,
  expectedMessages,
}) => {
  // The next page's pictures.
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED/);
  const page = await visit('/', { hydrates: false });
  const others = ['about', 'sell-with-us', 'faq', 'contact'];
  await Promise.all(
    others.map(async (name) => {
      const response = await (await page.waitForRequest(scriptOf(name))).response();
      await response?.finished();
    }),
  );
  await hydrated(page);
  await page.context().setOffline(true);
  await aboutLink(page).click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  expect(host.fetchedAhead).toEqual([]);
});

test('whoever saves data fetches the script of a page only when a link to it is pointed at', async ({
  visit,
}) => {
  const page = await visit('/', { fault: saveData, hydrates: false });
  await main(page).getByRole('button').first().focus();
  await hydrated(page);
  const request = page.waitForRequest(scriptOf('about'));
  await aboutLink(page).hover();
  expect((await (await request).response())?.ok()).toBe(true);
});

test('a page that cannot be fetched ahead disturbs nobody', async ({ visit, expectedMessages }) => {
  expectedMessages.push(brokenFiles);
  const page = await visit('/', withFiles(scriptOf('about'), gone));
  await aboutLink(page).hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.title()).toBe(pageAt('/').title);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a page rendered ahead has all that it has when it is loaded', async ({ visit }) => {
  const at = new Date('2026-11-04T12:00:00+05:45');
  const byLink = await visit('/', { at });
  const loaded = await visit('/', { at });
  for (const { label, address } of linkedPages.slice(1)) {
    await atRest(byLink);
    await headerLink(byLink, label).click();
    await goTo(loaded, address);
    await expect.poll(() => main(byLink).innerText()).toBe(await main(loaded).innerText());
    expect(await main(byLink).locator('iframe').count(), address).toBe(
      await main(loaded).locator('iframe').count(),
    );
  }
});

test.for([
  { name: 'phone', screen: phone },
  { name: 'desk', screen: desk },
])(
  'on a $name all of the next page that is in sight comes at once',
  async ({ screen }, { visit }) => {
    for (const { address } of linkedPages.slice(1)) {
      const page = await visit('/', screen);
      await atRest(page);
      const [atOnce, later] = await page.evaluate(seenAfter, address);
      expect(atOnce, address).toEqual(later);
      expect(new Set(atOnce).size, address).toBeGreaterThan(3);
    }
  },
);

/** Runs in the page: what stands down the middle of the screen right after a click, and a while later. */
async function seenAfter(address: string) {
  const seen = () =>
    Array.from({ length: 40 }, (_, step) => {
      const words = document.elementFromPoint(innerWidth / 2, (innerHeight * step) / 40);
      return `${words?.localName} ${words?.textContent}`;
    });
  document.querySelector<HTMLElement>(`footer a[href="${address}"]`)?.click();
  await Promise.resolve();
  const atOnce = seen();
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return [atOnce, seen()];
}

test('whoever comes back to a page finds it as it was at first', async ({ visit }) => {
  const page = await visit('/');
  const name = () => page.getByRole('textbox', { name: 'Name' });
  for (let visits = 0; visits < 3; visits += 1) {
    await atRest(page);
    await headerLink(page, 'Contact').click();
    expect(await name().inputValue()).toBe('');
    await name().fill('Anyone');
    await headerLink(page, 'FAQ').click();
    await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  }
});

test('the next page brings its picture along, but not for those who save data', async ({
  visit,
}) => {
  const asked: string[] = [];
  const listening = (isSaving: boolean): VisitOptions => ({
    fault: async (context) => {
      context.on('request', (request) => asked.push(request.url()));
      if (isSaving) await saveData(context);
    },
    hydrates: false,
  });
  const isSellPicture = (address: string) => /\/sell-[^/]*\.svg$/.test(address);
  const page = await visit('/', listening(false));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // Nor for those who only look.
  expect(asked.filter(isSellPicture)).toEqual([]);
  await atRest(page);
  await expect.poll(() => asked.some(isSellPicture)).toBe(true);
  await page.close();

  asked.length = 0;
  const saving = await visit('/', listening(true));
  await main(saving).getByRole('button').first().focus();
  await hydrated(saving);
  await atRest(saving);
  expect(asked.filter(isSellPicture)).toEqual([]);
});
