import { inject } from 'vitest';
import { field } from '../support/contact-form.ts';
import { maintenance } from '../support/host.ts';
import { news } from '../support/next-release.ts';
import { onlineTest, openUnsaved, test, visitAndSave } from '../support/offline.ts';
import { missingPath } from '../support/pages.ts';
import { heading, headerLink, main, waitForPage } from '../support/parts.ts';
import {
  enableSaveData,
  openSaved,
  savedNotice,
  waitUntilNothingSaved,
  waitUntilSaved,
  withSaving,
} from '../support/saved.ts';
import { pageAt, texts, urls } from '../support/shop.ts';
import { expect } from '../support/visitor.ts';
import { goTo, waitUntilHydrated, waitUntilIdle } from '../support/visits.ts';

test('opens visited pages and the contact page offline, with a notice', async ({ visit }) => {
  const page = await visitAndSave(visit, '/');
  await headerLink(page, 'About the bench').click();
  await waitForPage(page, '/about');
  await waitUntilSaved(page);
  expect(await savedNotice(page).count()).toBe(0);

  await page.context().setOffline(true);
  for (const path of ['/', '/about', '/contact']) {
    await openSaved(page, `${path}?utm_source=chat`);
    await waitUntilHydrated(page);
    await waitForPage(page, path);
    for (const picture of await main(page).getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .not.toBe(0);
    }
  }

  await page.context().setOffline(false);
  await goTo(page, '/about');
  expect(await savedNotice(page).count()).toBe(0);
});

test('explains offline how to save an unvisited page, with phone and chat', async ({ visit }) => {
  const page = await visitAndSave(visit, '/');
  await page.context().setOffline(true);
  for (const path of ['/faq', missingPath]) {
    await openUnsaved(page, path);
    const links = main(page).locator('a:visible');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([urls.call, expect.stringContaining(urls.chat)]);
    expect(await heading(page, pageAt(undefined).title).count()).toBe(0);
  }
  await headerLink(page, 'Workshop').click();
  await waitForPage(page, '/');
  await savedNotice(page).waitFor();
});

test('follows links offline, and marks the next page as saved', async ({ visit }) => {
  const page = await visitAndSave(visit, '/faq');
  await goTo(page, '/');
  await waitUntilSaved(page);
  await page.context().setOffline(true);
  expect(await savedNotice(page).count()).toBe(0);
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
  await savedNotice(page).waitFor();
});

onlineTest('saves nothing for a visitor with Save-Data', async ({ visit }) => {
  const page = await visit('/contact', { ...withSaving, prepare: enableSaveData });
  await waitUntilIdle(page);
  await waitUntilNothingSaved(page);
});

test('shows saved pages while the host is down, and keeps them under maintenance', async ({
  visit,
  host,
}) => {
  const page = await visitAndSave(visit, '/');
  host.setCondition('down');
  await openSaved(page, '/contact');
  await waitForPage(page, '/contact');
  await openUnsaved(page, '/faq');

  host.setCondition('maintenance');
  for (const path of ['/', '/faq']) {
    await page.goto(path);
    await page.getByRole('heading', { name: maintenance }).waitFor();
  }
  await page.context().setOffline(true);
  await openSaved(page, '/');
  await openUnsaved(page, '/faq');

  await page.context().setOffline(false);
  host.setCondition('normal');
  await goTo(page, '/about');
  expect(await savedNotice(page).count()).toBe(0);
});

test('says that the network is slow, or waits if nothing is saved', async ({ visit, host }) => {
  const page = await visitAndSave(visit, '/');
  host.setCondition('slow');
  await page.goto('/contact');
  await page.getByRole('status').getByText(texts.errors.slow, { exact: true }).waitFor();
  await waitForPage(page, '/contact');
  expect(await savedNotice(page).count()).toBe(0);

  const loaded = page.goto('/faq');
  await page.waitForRequest('**/faq');
  host.setCondition('normal');
  await loaded;
  await waitForPage(page, '/faq');
  expect(await page.getByRole('status').getByText(texts.errors.slow).count()).toBe(0);
});

onlineTest('trusts the network if the browser says that it is offline', async ({ visit }) => {
  const page = await visit('/', {
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { value: false });
      }),
  });
  expect(await savedNotice(page).count()).toBe(0);
  const response = page.waitForResponse((each) => each.request().method() === 'HEAD');
  await headerLink(page, 'About the bench').click();
  await waitForPage(page, '/about');
  await response;
  await waitUntilIdle(page);
  expect(await savedNotice(page).count()).toBe(0);
});

test('shows a new release at once, and keeps what a visitor is typing', async ({ visit, host }) => {
  const page = await visitAndSave(visit, '/about');
  await goTo(page, '/contact');
  await waitUntilSaved(page);
  const message = 'Do you have a desk?';
  await field(page, 'message').fill(message);
  await host.publish(inject('nextDist'));

  const tab = await page.context().newPage();
  await goTo(tab, '/about');
  await main(tab).getByText(news, { exact: true }).waitFor();
  await waitUntilSaved(tab, 2);
  expect(await field(page, 'message').inputValue()).toBe(message);

  // The host has deleted the files of the old release, but the device has saved them.
  await headerLink(page, 'About the bench').click();
  await waitForPage(page, '/about');
  expect(await main(page).getByText(news).count()).toBe(0);

  await tab.context().setOffline(true);
  await openSaved(tab, '/about');
  await main(tab).getByText(news, { exact: true }).waitFor();
});
