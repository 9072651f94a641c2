import type { BrowserContext } from 'playwright-core';
import { findBarriers } from '../support/axe.ts';
import { externalHandler, fillForm, letter, sendForm } from '../support/contact-form.ts';
import { oldestBrowser } from '../support/oldest-browser.ts';
import { allPaths, desktop, linkedPages, phone } from '../support/pages.ts';
import {
  backgroundOf,
  hasNotReloaded,
  header,
  headerLink,
  notice,
  waitForPage,
  watchForReload,
} from '../support/parts.ts';
import { expectOneAnswerAtATime } from '../support/questions.ts';
import { texts } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import { waitUntilIdle } from '../support/visits.ts';

testOnNext.for([
  ['light', 'rgb(251, 247, 240)'],
  ['dark', 'rgb(23, 19, 15)'],
] as const)('has no barriers in old browsers: %s', async ([colorScheme, background], { visit }) => {
  const page = await visit('/every-tag', { ...oldestBrowser, colorScheme });
  expect(await findBarriers(page)).toEqual([]);
  expect(await backgroundOf(page)).toBe(background);
});

test('opens one answer at a time in an old browser', async ({ visit }) => {
  await expectOneAnswerAtATime(await visit('/faq', oldestBrowser));
});

test.for([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'follows links without a reload in an old browser: %s',
  async ([, device], { visit }) => {
    const page = await visit('/contact', { ...oldestBrowser, ...device });
    await watchForReload(page);
    expect(await header(page).getByRole('button').count()).toBe(0);
    for (const { label, path: pagePath } of linkedPages) {
      await headerLink(page, label).click();
      await waitForPage(page, pagePath);
    }
    await header(page).getByRole('link', { name: texts.business.name }).click();
    await waitForPage(page, '/');
    await page.goBack();
    await waitForPage(page, '/contact');
    expect(await hasNotReloaded(page)).toBe(true);
  },
);

/** Removes methods that are older than the target. */
const removeMethods = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['at', 'findLast', 'toSorted'])
      Reflect.deleteProperty(Array.prototype, name);
    for (const name of ['hasOwn', 'groupBy']) Reflect.deleteProperty(Object, name);
    Reflect.deleteProperty(String.prototype, 'toWellFormed');
  });

test('shows plain pages in a browser below the target, without errors', async ({ visit }) => {
  const options = { prepare: removeMethods, hydrates: false };
  const page = await visit('/', options);
  const plainPage = await visit('/', { javaScriptEnabled: false });
  // This browser knows the media feature `scripting`, and so shows the photo sheet. An old one does not.
  const paths = allPaths.filter((pagePath) => pagePath !== '/sell-with-us');
  for (const pagePath of [...paths, '/about.html']) {
    await page.goto(pagePath);
    await waitUntilIdle(page);
    await plainPage.goto(pagePath);
    expect(await page.locator('body').innerText(), pagePath).toBe(
      await plainPage.locator('body').innerText(),
    );
  }
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
  await expectOneAnswerAtATime(page);
});

test('shows notices and sends mail in an old browser', async ({ visit, expectedMessages }) => {
  expectedMessages.push(externalHandler);
  const page = await visit('/', oldestBrowser);
  await page.getByRole('button', { name: 'Repair', exact: true }).click();
  await notice(page, "Repair has no page of its own yet: it's being written").waitFor();
  await headerLink(page, 'Find us').click();
  await fillForm(page, letter);
  const mail = await sendForm(page);
  expect(mail).toContain(encodeURIComponent(letter.name));
  await notice(page, texts.notices.email).waitFor();
});
