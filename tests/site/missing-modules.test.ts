import type { BrowserContext, Page } from 'playwright-core';
import { externalHandler, field, fillForm, letter, sendForm } from '../support/contact-form.ts';
import {
  brokenFileMessages,
  countLoads,
  createGate,
  gone,
  scriptOf,
  withFaultyFiles,
} from '../support/faults.ts';
import {
  footerLink,
  headerLink,
  notice,
  pathOf,
  titleHeading,
  waitForPage,
} from '../support/parts.ts';
import { expectOpenAnswers } from '../support/questions.ts';
import { networkErrors, enableSaveData } from '../support/saved.ts';
import { texts } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';
import { touchPage, waitUntilHydrated, waitUntilIdle, type Visit } from '../support/visits.ts';

const test = base.extend<{ expectedMessages: RegExp[] }>({
  expectedMessages: async ({}, use) => use([brokenFileMessages, externalHandler]),
});

const withoutAbout = withFaultyFiles(scriptOf('about'), gone);
const aboutLink = (page: Page) => headerLink(page, 'About the bench');
/** The URL of an answer, with a query as links in chats have. */
const answerUrl = '/faq?from=chat#delivery';
const historyLength = (page: Page) => page.evaluate(() => history.length);
const reloadOffer = (page: Page) => page.getByRole('alert').getByText(texts.errors.missing);
const reloadLink = (page: Page) =>
  page.getByRole('alert').getByRole('link', { name: 'Try again', exact: true });

/** Makes a page's script missing until the browser loads the page, which names the new script. */
async function replaceScript(context: BrowserContext, id: string) {
  await context.route(scriptOf(id), gone);
  await context.route(new RegExp(`/${id}(?:\\?|$)`), async (route) => {
    await context.unroute(scriptOf(id));
    await route.fallback();
  });
}

test("reloads once if a page's script is deleted by a new release", async ({ visit }) => {
  const page = await visit('/', {
    prepare: (context) => replaceScript(context, 'about'),
  });
  const loads = countLoads(page);
  await aboutLink(page).click();
  await expect.poll(loads).toBe(1);
  await waitUntilHydrated(page);
  await waitForPage(page, '/about');
  expect(await reloadOffer(page).count()).toBe(0);
});

test('keeps the anchor of a link if the script of its page is deleted', async ({ visit }) => {
  const page = await visit('/', withoutAbout);
  const entries = await historyLength(page);
  await footerLink(page, 'For every visitor').click();
  await page.waitForURL('**/about#how-we-work');
  expect(await historyLength(page)).toBe(entries + 1);
});

/** Goes from an answer to another page. Then a new release replaces the script of the answers. */
async function leaveAnswers(visit: Visit, label: string) {
  const page = await visit(answerUrl);
  await headerLink(page, label).click();
  await expect.poll(() => pathOf(page)).not.toBe('/faq');
  await replaceScript(page.context(), 'faq');
  await page.reload();
  await waitUntilHydrated(page);
  return page;
}

test('goes back to an answer whose script is deleted, and forward', async ({ visit }) => {
  const page = await leaveAnswers(visit, 'About the bench');
  const entries = await historyLength(page);
  await page.goBack();
  await waitForPage(page, '/faq');
  expect(page.url()).toContain(answerUrl);
  await expectOpenAnswers(page, ['delivery']);
  expect(await historyLength(page)).toBe(entries);
  await page.goForward();
  await waitForPage(page, '/about');
});

test('offers to go back to an answer if that would delete typed text', async ({ visit }) => {
  const page = await leaveAnswers(visit, 'Find us');
  const entries = await historyLength(page);
  await field(page, 'message').fill(letter.message);
  await page.goBack();
  await reloadOffer(page).waitFor();
  expect(await field(page, 'message').inputValue()).toBe(letter.message);
  await reloadLink(page).click();
  await waitForPage(page, '/faq');
  expect(page.url()).toContain(answerUrl);
  await expectOpenAnswers(page, ['delivery']);
  expect(await historyLength(page)).toBe(entries);
});

test('keeps typed text, and offers to load the requested page', async ({ visit }) => {
  const page = await visit('/contact', withoutAbout);
  const loads = countLoads(page);
  await field(page, 'message').fill(letter.message);
  await aboutLink(page).click();
  await reloadOffer(page).waitFor();
  expect(await field(page, 'message').inputValue()).toBe(letter.message);
  expect(loads()).toBe(0);

  // A page whose script exists hides the offer.
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
  await reloadOffer(page).waitFor({ state: 'detached' });

  await page.goBack();
  await field(page, 'message').fill(letter.message);
  await aboutLink(page).click();
  await reloadOffer(page).waitFor();
  await page.context().unrouteAll();
  await reloadLink(page).click();
  await waitForPage(page, '/about');
});

test('stays on the newer page if an earlier request fails', async ({ visit }) => {
  const lateFailure = createGate(gone);
  const page = await visit('/', withFaultyFiles(scriptOf('about'), lateFailure.fault));
  const loads = countLoads(page);
  await aboutLink(page).click();
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
  const response = page.waitForResponse(scriptOf('about'));
  lateFailure.open();
  await response;
  await waitUntilIdle(page);
  await headerLink(page, 'Find us').click();
  await waitForPage(page, '/contact');
  expect(loads()).toBe(0);
});

test('reloads only once if the script stays missing, and stays readable', async ({ visit }) => {
  const page = await visit('/', withoutAbout);
  const loads = countLoads(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await aboutLink(page).click();
  await waitForPage(page, '/about');
  await titleHeading(page).getByText('Wood that has been lived with').waitFor();
  const countErrors = async () => {
    await page.evaluate(touchPage);
    return errors.length;
  };
  await expect.poll(countErrors).toBeGreaterThan(0);
  await waitUntilIdle(page);
  expect(loads()).toBe(1);

  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
  await waitUntilHydrated(page);
});

test('stays on the page offline, and offers to reload', async ({ visit, expectedMessages }) => {
  expectedMessages.push(networkErrors);
  const page = await visit('/', { prepare: enableSaveData });
  await page.context().setOffline(true);
  await aboutLink(page).click();
  await reloadOffer(page).waitFor();
  await waitForPage(page, '/');

  await page.context().setOffline(false);
  await reloadLink(page).click();
  await waitForPage(page, '/about');
});

test("shows the notice and opens the mail if the notice's script is deleted", async ({ visit }) => {
  const page = await visit('/contact', withFaultyFiles(scriptOf('NoticeHost'), gone));
  await fillForm(page, letter);
  const mail = await sendForm(page);
  expect(mail).toContain(encodeURIComponent(letter.name));
  await notice(page, texts.notices.email).waitFor();
  expect(await field(page, 'message').inputValue()).toBe(letter.message);
});
