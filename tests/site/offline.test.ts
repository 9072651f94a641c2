import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { inject } from 'vitest';
import { field } from '../support/contact-form.ts';
import { maintenance, startHost, type Host } from '../support/host.ts';
import { linkedPages, nowhere } from '../support/pages.ts';
import { heading, headerLink, main } from '../support/parts.ts';
import {
  expectNothingSaved,
  holds,
  noNetwork,
  openSaved,
  saved,
  saveData,
  savedLine,
  saving,
} from '../support/saved.ts';
import { news } from '../support/next-release.ts';
import { root } from '../support/sites.ts';
import { addresses, pageAt, words } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';
import { goTo, hydrated, idle } from '../support/visits.ts';

/** Each test finds the host with its first release; the next one says something more about the shop. */
const test = base.extend<{ host: Host; site: string }>({
  host: async ({}, use) => {
    const host = await startHost(inject('dist'));
    await use(host);
    await host.close();
  },
  site: async ({ host }, use) => use(host.address),
});

/** Opens an address that the device has not saved, and reads what the page says of that. */
async function openUnsaved(page: Page, address: string) {
  await page.goto(address);
  await heading(page, words.errors.unsaved).waitFor();
  await main(page).getByText(words.errors.open_once, { exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(words.errors.unsaved);
}

test('opens visited pages and the contact page without network, and says that they are saved copies', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', saving);
  await saved(page);
  await headerLink(page, 'About the bench').click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  await saved(page);
  expect(await savedLine(page).count()).toBe(0);

  await page.context().setOffline(true);
  for (const address of ['/', '/about', '/contact']) {
    await openSaved(page, `${address}?utm_source=chat`);
    await hydrated(page);
    expect(await page.title()).toBe(pageAt(address).title);
    const pictures = main(page).getByRole('img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .not.toBe(0);
    }
  }

  await page.context().setOffline(false);
  await goTo(page, '/about');
  expect(await savedLine(page).count()).toBe(0);
});

test('says without network how to save a page that was not visited, with phone and chat', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', saving);
  await saved(page);
  await page.context().setOffline(true);
  for (const address of ['/faq', nowhere]) {
    await openUnsaved(page, address);
    const links = main(page).locator('a:visible');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([addresses.call, expect.stringContaining(addresses.chat)]);
    expect(await heading(page, pageAt(undefined).title).count()).toBe(0);
  }
  await headerLink(page, 'Workshop').click();
  await expect.poll(() => page.title()).toBe(pageAt('/').title);
  await savedLine(page).waitFor();
});

test('without network links lead on, and the next page tells that it is saved', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/faq', saving);
  await saved(page);
  await goTo(page, '/');
  await saved(page);
  await page.context().setOffline(true);
  expect(await savedLine(page).count()).toBe(0);
  await headerLink(page, 'Answers').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  await savedLine(page).waitFor();
});

test('nothing is saved for a visitor who asks for as little data as possible', async ({
  visit,
}) => {
  const page = await visit('/contact', { ...saving, fault: saveData });
  await idle(page);
  await expectNothingSaved(page);
});

test('a host that hangs or is down is answered for by the saved copy', async ({
  visit,
  host,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', saving);
  await saved(page);
  for (const condition of ['mute', 'down'] as const) {
    host.become(condition);
    await openSaved(page, '/contact');
    expect(await page.title()).toBe(pageAt('/contact').title);
    await openUnsaved(page, '/faq');
  }
  host.become('well');
  // The browser lets those who ask for the same page wait for the request that hangs.
  await goTo(page, '/about');
  expect(await savedLine(page).count()).toBe(0);
});

test('a new release shows at once, and disturbs nobody who is typing', async ({
  visit,
  host,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/about', saving);
  await saved(page);
  await goTo(page, '/contact');
  await saved(page);
  await field(page, 'message').fill('Do you have a desk?');
  await host.publish(inject('nextDist'));

  const tab = await page.context().newPage();
  await goTo(tab, '/about');
  await main(tab).getByText(news, { exact: true }).waitFor();
  await saved(tab, 2);
  expect(await field(page, 'message').inputValue()).toBe('Do you have a desk?');

  // The host has the parts of the old release no more, but the device has.
  await headerLink(page, 'About the bench').click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  expect(await main(page).getByText(news).count()).toBe(0);

  await tab.context().setOffline(true);
  await openSaved(tab, '/about');
  await main(tab).getByText(news, { exact: true }).waitFor();
});

test('opens the page of the newest of three releases, and keeps two', async ({
  visit,
  host,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/about', saving);
  await saved(page);
  const tab = await page.context().newPage();
  await host.publish(inject('nextDist'));
  await goTo(tab, '/');
  await saved(tab, 2);
  const worker = await readFile(path.join(inject('dist'), 'sw.js'), 'utf8');
  await host.publish(inject('dist'), worker.replace('"name":"', '"name":"third-'));
  await goTo(tab, '/faq');
  await saved(tab, 2);

  // The first tab is still open, and so its page was saved with each release.
  await saved(page, 2);
  await page.context().setOffline(true);
  await openSaved(page, '/about');
  await hydrated(page);
  expect(await main(page).getByText(news).count()).toBe(0);
  // The home page was opened in the second release only.
  await openSaved(tab, '/');
  await hydrated(tab);
});

test('saves the shown page when it takes over from the worker that saved whole releases', async ({
  visit,
  host,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  await host.publish(inject('dist'), await oldWorker());
  const page = await visit('/', saving);
  await saved(page);
  await host.publish(inject('nextDist'));
  await goTo(page, '/about');
  await saved(page, 2);
  await page.context().setOffline(true);
  await openSaved(page, '/about');
  await hydrated(page);
  await main(page).getByText(news, { exact: true }).waitFor();
  // The old worker has saved the other pages.
  await openSaved(page, '/faq');
  await hydrated(page);
});

/** Returns the worker that saved whole releases, with the first release. */
async function oldWorker(): Promise<string> {
  const assets = (await readdir(path.join(inject('dist'), 'assets'))).map(
    (name) => `/assets/${name}`,
  );
  const pages = linkedPages.map(({ address }) => address);
  const languages = [{ basename: '', pages, missing: '/404.html', assets }];
  const code = await readFile(path.join(root, 'tests/fixtures/old-worker.js'), 'utf8');
  return `const builtRelease=${JSON.stringify({ name: 'old', languages })};${code}`;
}

test('keeps the saved page if the host says with status 200 that it is down for maintenance', async ({
  visit,
  host,
  expectedMessages,
}) => {
  // The host has no /favicon.ico, which the browser asks for.
  expectedMessages.push(noNetwork, /status of 404/);
  const page = await visit('/', saving);
  await saved(page);
  host.become('maintenance');
  for (const address of ['/', '/faq']) {
    await page.goto(address);
    await page.getByRole('heading', { name: maintenance }).waitFor();
  }
  await page.context().setOffline(true);
  await openSaved(page, '/');
  await openUnsaved(page, '/faq');
});

test('saves the contact page at the next visit if the host answered wrongly at the first', async ({
  visit,
  host,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  host.become('confused');
  const page = await visit('/', saving);
  await saved(page);
  host.become('well');
  await goTo(page, '/faq');
  await holds(page, '/contact');
  await page.context().setOffline(true);
  await openSaved(page, '/contact');
  await hydrated(page);
  expect(await page.title()).toBe(pageAt('/contact').title);
});

test('shows pages as before if the device is full', async ({ visit, site, expectedMessages }) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', saving);
  await saved(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 1 });
  await goTo(page, '/faq');
  expect(await page.title()).toBe(pageAt('/faq').title);
  await page.context().setOffline(true);
  await openUnsaved(page, '/faq');
  await openSaved(page, '/');
});

/** The worker that a build with OFFLINE=off writes. */
async function unregisteringWorker(): Promise<string> {
  const input = path.join(root, 'src/app/service-worker/unregister.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input } },
  });
  const [worker] = 'output' in built ? built.output : [];
  if (!worker) throw new Error('there is no worker');
  return worker.code;
}

test('a release with OFFLINE=off takes the worker and all that it saved off every device', async ({
  visit,
  host,
}) => {
  const page = await visit('/', saving);
  await saved(page);
  await host.publish(inject('dist'), await unregisteringWorker());
  await goTo(page, '/about');
  await expectNothingSaved(page);
  await goTo(page, '/faq');
  expect(await page.title()).toBe(pageAt('/faq').title);
});
