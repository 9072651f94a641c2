import path from 'node:path';
import type { Page } from 'playwright-core';
import { brokenFiles, gate, gone, script, scriptOf, withFiles } from './setup/faults.ts';
import { startHost, type Host } from './setup/host.ts';
import { main } from './setup/parts.ts';
import { saveData } from './setup/saved.ts';
import { pageAt, root } from './setup/shop.ts';
import { expect, test as base } from './setup/visitor.ts';
import { alive } from './setup/visits.ts';

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
  const page = await visit('/', { ...withFiles(script, fate), comesAlive: false });
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
  const page = await visit('/', { comesAlive: false });
  const others = ['about', 'sell-with-us', 'faq', 'contact'];
  await Promise.all(
    others.map(async (name) => {
      const response = await (await page.waitForRequest(scriptOf(name))).response();
      await response?.finished();
    }),
  );
  await alive(page);
  await page.context().setOffline(true);
  await aboutLink(page).click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  expect(host.fetchedAhead).toEqual([]);
});

test('whoever saves data fetches the script of a page only when a link to it is pointed at', async ({
  visit,
}) => {
  const page = await visit('/', { fault: saveData, comesAlive: false });
  await main(page).getByRole('button').first().focus();
  await alive(page);
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
