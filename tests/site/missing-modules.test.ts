import type { Page } from 'playwright-core';
import { field, externalHandler, letter, sendButton, fillForm } from '../support/contact-form.ts';
import {
  brokenFiles,
  countLoads,
  gate,
  gone,
  scriptOf,
  withFaultyFiles,
} from '../support/faults.ts';
import { catchExternalUrl } from '../support/links.ts';
import { headerLink, notice } from '../support/parts.ts';
import { networkErrors, enableSaveData } from '../support/saved.ts';
import { pageAt, texts } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';
import { hydrated, waitUntilIdle } from '../support/visits.ts';

const test = base.extend<{ expectedMessages: RegExp[] }>({
  expectedMessages: async ({}, use) => use([brokenFiles, externalHandler]),
});

const withoutAbout = withFaultyFiles(scriptOf('about'), gone);
const aboutLink = (page: Page) => headerLink(page, 'About the bench');
const offer = (page: Page) => page.getByRole('alert').getByText(texts.errors.missing);
const reloadLink = (page: Page) =>
  page.getByRole('alert').getByRole('link', { name: 'Try again', exact: true });

test("reloads once if a page's script is deleted after a new release", async ({ visit }) => {
  const page = await visit('/', {
    fault: async (context) => {
      await context.route(scriptOf('about'), gone);
      // The new document names the new script.
      await context.route('**/about', async (route) => {
        await context.unroute(scriptOf('about'));
        await route.fallback();
      });
    },
  });
  const loads = countLoads(page);
  await aboutLink(page).click();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  expect(await page.title()).toBe(pageAt('/about').title);
  expect(await offer(page).count()).toBe(0);
});

test('keeps typed text, and offers to load the requested page', async ({ visit }) => {
  const page = await visit('/contact', withoutAbout);
  const loads = countLoads(page);
  await field(page, 'message').fill(letter.message);
  await aboutLink(page).click();
  await offer(page).waitFor();
  expect(await field(page, 'message').inputValue()).toBe(letter.message);
  expect(loads()).toBe(0);

  // A saved page hides the offer.
  await headerLink(page, 'Answers').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  expect(await offer(page).count()).toBe(0);

  await page.goBack();
  await field(page, 'message').fill(letter.message);
  await aboutLink(page).click();
  await offer(page).waitFor();
  await page.context().unrouteAll();
  await reloadLink(page).click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
});

test('stays on the newer page if an earlier request fails', async ({ visit }) => {
  const lateFailure = gate(gone);
  const page = await visit('/', withFaultyFiles(scriptOf('about'), lateFailure.fault));
  const loads = countLoads(page);
  await aboutLink(page).click();
  await headerLink(page, 'Answers').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  const answer = page.waitForResponse(scriptOf('about'));
  lateFailure.open();
  await answer;
  await waitUntilIdle(page);
  await headerLink(page, 'Find us').click();
  await expect.poll(() => page.title()).toBe(pageAt('/contact').title);
  expect(loads()).toBe(0);
});

test('reloads only once if the script stays missing, and stays readable', async ({ visit }) => {
  const page = await visit('/', withoutAbout);
  const loads = countLoads(page);
  await aboutLink(page).click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  await page.getByRole('heading', { level: 1, name: 'Wood that has been lived with' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);

  await headerLink(page, 'Answers').click();
  await hydrated(page);
  expect(await page.title()).toBe(pageAt('/faq').title);
});

test('stays on the page offline, and offers to reload', async ({ visit, expectedMessages }) => {
  expectedMessages.push(networkErrors);
  const page = await visit('/', { fault: enableSaveData });
  await page.context().setOffline(true);
  await aboutLink(page).click();
  await offer(page).waitFor();
  expect(await page.title()).toBe(pageAt('/').title);

  await page.context().setOffline(false);
  await reloadLink(page).click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
});

test("shows its notice and opens the mail if the notice's script is deleted", async ({ visit }) => {
  const page = await visit('/contact', withFaultyFiles(scriptOf('NoticeHost'), gone));
  await fillForm(page, letter);
  const mail = await catchExternalUrl(page, () => sendButton(page).click());
  expect(mail).toContain(encodeURIComponent(letter.name));
  await notice(page, texts.notices.email).waitFor();
  expect(await field(page, 'message').inputValue()).toBe(letter.message);
});
