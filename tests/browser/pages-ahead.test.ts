import path from 'node:path';
import type { Page } from 'playwright-core';
import { gate, script, scriptOf, withFiles } from './setup/faults.ts';
import { startHost, type Host } from './setup/host.ts';
import { pageAt, root } from './setup/shop.ts';
import { expect, test as base } from './setup/visitor.ts';

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

test('so is its script when the others are there, and the next page shows without waiting', async ({
  visit,
  host,
  expectedMessages,
}) => {
  // The next page's pictures.
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED/);
  const page = await visit('/');
  const [request] = await Promise.all([
    page.waitForRequest(scriptOf('about')),
    aboutLink(page).hover(),
  ]);
  await request.response();
  await page.context().setOffline(true);
  await aboutLink(page).click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  expect(host.fetchedAhead).toEqual([]);
});

test('a page that cannot be fetched ahead disturbs nobody', async ({ visit, expectedMessages }) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/);
  const page = await visit('/');
  await page.context().setOffline(true);
  await aboutLink(page).hover();
  await page.context().setOffline(false);
  expect(await page.title()).toBe(pageAt('/').title);
  expect(await page.getByRole('alert').count()).toBe(0);
});
