import type { Page } from 'playwright-core';
import { boxOf, clickMiddle } from '../support/boxes.ts';
import { createGate, scriptOf, withFaultyFiles } from '../support/faults.ts';
import { fonts } from '../support/fonts.ts';
import { focusedText } from '../support/keyboard.ts';
import { linkedPages, phone } from '../support/pages.ts';
import {
  footerLink,
  hasFocus,
  hasNotReloaded,
  header,
  headerLink,
  heading,
  pathOf,
  titleHeading,
  waitForPage,
  watchForReload,
} from '../support/parts.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { stubOtherHosts, waitUntilHydrated, waitUntilIdle } from '../support/visits.ts';

const readScrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const readDescription = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content);
/** Returns the text that screen readers have announced. */
const readStatus = async (page: Page) =>
  (await page.getByRole('status').allTextContents()).join('');

/** Scrolls to a position in pixels, and waits for the scroll event. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate(
    (position) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, position);
      }),
    y,
  );
  expect(await readScrollY(page)).toBe(y);
}

/** Follows a link in the header from this scroll position. A locator's click could scroll first. */
async function followFrom(page: Page, y: number, label: string) {
  await scrollTo(page, y);
  await clickMiddle(headerLink(page, label));
}

const motions = ['reduce', 'no-preference'] as const;

test.for(motions)('changes pages without reload, motion "%s"', async (reducedMotion, { visit }) => {
  const page = await visit('/', { reducedMotion });
  await watchForReload(page);
  const links = [...linkedPages.slice(1), linkedPages[0]];
  // Two pages are enough to show that motion changes nothing.
  for (const { label, path } of reducedMotion === 'reduce' ? links : links.slice(0, 2)) {
    const before = await titleHeading(page).innerText();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await headerLink(page, label).click();
    await expect.poll(() => pathOf(page)).toBe(path);
    await expect.poll(() => titleHeading(page).innerText()).not.toBe(before);

    const { title, description } = pageAt(path);
    await waitForPage(page, path);
    expect(await readDescription(page)).toBe(description);
    await expect.poll(() => readScrollY(page)).toBe(0);
    await expect.poll(() => hasFocus(titleHeading(page))).toBe(true);
    await page.getByRole('status').getByText(title, { exact: true }).waitFor();
  }
  expect(await hasNotReloaded(page)).toBe(true);
});

test('announces nothing and does not move the focus on the first page', async ({ look }) => {
  const page = await look('/about');
  expect(await readStatus(page)).toBe('');
  expect(await focusedText(page)).toBe('');
});

test('keeps the current page unchanged while the next one loads', async ({ visit }) => {
  const { fault, open } = createGate();
  const page = await visit('/', withFaultyFiles(scriptOf('about'), fault));
  const before = await titleHeading(page).innerText();
  await followFrom(page, 900, 'About the bench');
  expect(await titleHeading(page).innerText()).toBe(before);
  await waitForPage(page, '/');
  expect(pathOf(page)).toBe('/');
  expect(await readScrollY(page)).toBe(900);
  expect(await hasFocus(titleHeading(page))).toBe(false);
  expect(await readStatus(page)).toBe('');

  open();
  await waitForPage(page, '/about');
  await expect.poll(() => readScrollY(page)).toBe(0);
  await expect.poll(() => hasFocus(titleHeading(page))).toBe(true);
});

test.for(motions)('shows that a page is loading, motion "%s"', async (reducedMotion, { visit }) => {
  const { fault, open } = createGate();
  const page = await visit('/', { reducedMotion, ...withFaultyFiles(scriptOf('about'), fault) });
  const link = footerLink(page, 'About the bench');
  await link.hover();
  const screenshot = () => header(page).screenshot({ animations: 'allow' });
  const before = await screenshot();
  await link.click();
  await expect.poll(async () => before.equals(await screenshot())).toBe(false);
  open();
  await waitForPage(page, '/about');
});

test('shows the page of the last link if a visitor does not wait', async ({ visit }) => {
  const { fault, open } = createGate();
  const page = await visit('/', withFaultyFiles(scriptOf('about'), fault));
  await headerLink(page, 'About the bench').click();
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');

  const lateResponse = page.waitForResponse(scriptOf('about'));
  open();
  await (await lateResponse).finished();
  await waitUntilIdle(page);
  await waitForPage(page, '/faq');
  await expect.poll(() => hasFocus(titleHeading(page))).toBe(true);

  await page.goBack();
  await waitForPage(page, '/');
});

test('adds no history entry for a link to the current page', async ({ visit }) => {
  const page = await visit('/about');
  const countEntries = () => page.evaluate(() => history.length);
  const before = await countEntries();
  await followFrom(page, 500, 'About the bench');
  await expect.poll(() => readScrollY(page)).toBe(0);
  expect(await countEntries()).toBe(before);
});

test('restores the scroll position on back and forward', async ({ visit }) => {
  const page = await visit('/');
  await watchForReload(page);
  await followFrom(page, 900, 'About the bench');
  await expect.poll(() => readScrollY(page)).toBe(0);
  await followFrom(page, 500, 'Answers');
  await expect.poll(() => pathOf(page)).toBe('/faq');

  await page.goBack();
  await expect.poll(() => readScrollY(page)).toBe(500);
  expect(pathOf(page)).toBe('/about');
  await page.goBack();
  await expect.poll(() => readScrollY(page)).toBe(900);
  expect(pathOf(page)).toBe('/');
  await page.goForward();
  await expect.poll(() => readScrollY(page)).toBe(500);
  await waitForPage(page, '/about');
  expect(await hasNotReloaded(page)).toBe(true);
});

test('focuses the followed link of header, footer or answer on back', async ({ visit }) => {
  const page = await visit('/faq');
  const links = [headerLink(page, 'About the bench'), footerLink(page, 'About the bench')];
  for (const link of links) {
    await link.press('Enter');
    await expect.poll(() => hasFocus(titleHeading(page))).toBe(true);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/faq');
    await expect.poll(() => hasFocus(link)).toBe(true);
  }

  await page.locator('summary').first().press('Enter');
  const answerLink = page.getByRole('main').getByRole('link', { name: 'More about selling' });
  await answerLink.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/sell-with-us');
  await page.goBack();
  await expect.poll(() => hasFocus(answerLink)).toBe(true);
});

test('keeps the scroll positions of this and earlier pages on reload', async ({ visit }) => {
  const page = await visit('/');
  await followFrom(page, 900, 'About the bench');
  await expect.poll(() => readScrollY(page)).toBe(0);
  await scrollTo(page, 500);
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(() => readScrollY(page)).toBe(500);

  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/');
  await expect.poll(() => readScrollY(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => readScrollY(page)).toBe(500);
});

test('restores the scroll position on return from another site', async ({ visit }) => {
  const page = await visit('/', { prepare: stubOtherHosts() });
  await scrollTo(page, 900);
  // The browser may still run the code of the page that is left when the next page is there.
  const otherTab = await page.context().newPage();
  await otherTab.goto(new URL('/about', page.url()).href);
  await page.evaluate(() =>
    addEventListener('pagehide', () => localStorage.setItem('left', 'yes')),
  );
  await page.goto('https://elsewhere.example/');
  await expect.poll(() => otherTab.evaluate(() => localStorage.getItem('left'))).toBe('yes');
  await otherTab.close();
  await page.goBack();
  await expect.poll(() => readScrollY(page)).toBe(900);
  await waitForPage(page, '/');
});

test.for([
  { on: 'a phone with large text', settings: { ...phone, ...fonts.doubleWide } },
  { on: 'a desktop', settings: fonts.wide },
])('shows the heading of an anchor below the header on $on', async ({ settings }, { visit }) => {
  const page = await visit('/about#how-we-work', settings);
  await expect.poll(() => readScrollY(page)).toBeGreaterThan(0);
  const { bottom } = await boxOf(header(page));
  const headingTop = async () => (await boxOf(heading(page, 'How we work'))).top;
  await expect.poll(headingTop).toBeGreaterThanOrEqual(bottom);
  await expect.poll(headingTop).toBeLessThan(450);
});

test('leaves a Ctrl-click and a middle click to the browser, which opens a tab', async ({
  look,
}) => {
  const page = await look('/');
  const link = headerLink(page, 'Answers');
  // The window hears of each click last. The tab itself is the browser's part.
  const followedByTheSite = await page.evaluateHandle(() => {
    const answers: boolean[] = [];
    const note = (event: Event) => {
      answers.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', note);
    addEventListener('auxclick', note);
    return answers;
  });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await link.click({ button: 'middle' });
  expect(pathOf(page)).toBe('/');
  await link.click();
  expect(await followedByTheSite.jsonValue()).toEqual([false, false, true]);
});
