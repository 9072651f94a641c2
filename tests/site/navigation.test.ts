import type { Locator, Page } from 'playwright-core';
import { fonts, largeFont } from '../support/fonts.ts';
import { gate, scriptOf, withFaultyFiles } from '../support/faults.ts';
import { focusedText } from '../support/keyboard.ts';
import { hasFocus, hasNotReloaded, headerLink, watchForReload } from '../support/parts.ts';
import { linkedPages, phone } from '../support/pages.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { answerOutside, hydrated, waitUntilIdle } from '../support/visits.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const readScrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const pathOf = (page: Page) => new URL(page.url()).pathname;
const readDescription = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content);

test.for(['reduce', 'no-preference'] as const)(
  'changes the page without a reload, with motion "%s"',
  async (reducedMotion, { visit }) => {
    const page = await visit('/', { reducedMotion });
    await watchForReload(page);
    const links = [...linkedPages.slice(1), linkedPages[0]];
    // Two pages are enough to show that motion changes nothing.
    for (const { label, path } of reducedMotion === 'reduce' ? links : links.slice(0, 2)) {
      const before = await heading(page).innerText();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await headerLink(page, label).click();
      await expect.poll(() => pathOf(page)).toBe(path);
      await expect.poll(() => heading(page).innerText()).not.toBe(before);

      const { title, description } = pageAt(path);
      await expect.poll(() => page.title()).toBe(title);
      expect(await readDescription(page)).toBe(description);
      await expect.poll(() => readScrollY(page)).toBe(0);
      await expect.poll(() => hasFocus(heading(page))).toBe(true);
      await page.getByRole('status').getByText(title, { exact: true }).waitFor();
    }
    expect(await hasNotReloaded(page)).toBe(true);
  },
);

test('announces nothing and does not move the focus on the first page', async ({ visit }) => {
  const page = await visit('/about');
  expect((await page.getByRole('status').allTextContents()).join('')).toBe('');
  expect(await focusedText(page)).toBe('');
});

test('keeps the current page unchanged while the next one loads', async ({ visit }) => {
  const { fault, open } = gate();
  const page = await visit('/', withFaultyFiles(scriptOf('about'), fault));
  const before = await heading(page).innerText();
  await scrollTo(page, 900);
  await tap(headerLink(page, 'About the bench'));
  expect(await heading(page).innerText()).toBe(before);
  expect(await page.title()).toBe(pageAt('/').title);
  expect(pathOf(page)).toBe('/');
  expect(await readScrollY(page)).toBe(900);
  expect(await hasFocus(heading(page))).toBe(false);
  expect((await page.getByRole('status').allTextContents()).join('')).toBe('');

  open();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  await expect.poll(() => readScrollY(page)).toBe(0);
  expect(await hasFocus(heading(page))).toBe(true);
});

test.for(['reduce', 'no-preference'] as const)(
  'shows in the header that a page is loading if it takes long, with motion "%s"',
  async (reducedMotion, { visit }) => {
    const { fault, open } = gate();
    const page = await visit('/', { reducedMotion, ...withFaultyFiles(scriptOf('about'), fault) });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About the bench' });
    await link.hover();
    const header = () => page.getByRole('banner').screenshot({ animations: 'allow' });
    const before = await header();
    await link.click();
    await expect.poll(async () => before.equals(await header())).toBe(false);
    open();
    await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  },
);

test('shows the page of the last link if a visitor does not wait', async ({ visit }) => {
  const { fault, open } = gate();
  const page = await visit('/', withFaultyFiles(scriptOf('about'), fault));
  await headerLink(page, 'About the bench').click();
  await headerLink(page, 'Answers').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);

  const lateResponse = page.waitForResponse(scriptOf('about'));
  open();
  await (await lateResponse).finished();
  await waitUntilIdle(page);
  expect(await page.title()).toBe(pageAt('/faq').title);
  expect(await hasFocus(heading(page))).toBe(true);

  await page.goBack();
  await expect.poll(() => page.title()).toBe(pageAt('/').title);
});

test('adds no history entry for a link to the current page', async ({ visit }) => {
  const page = await visit('/about');
  const countEntries = () => page.evaluate(() => history.length);
  const before = await countEntries();
  await scrollTo(page, 500);
  await tap(headerLink(page, 'About the bench'));
  await expect.poll(() => readScrollY(page)).toBe(0);
  expect(await countEntries()).toBe(before);
});

test('restores the scroll position on back and forward', async ({ visit }) => {
  const page = await visit('/');
  await watchForReload(page);
  await scrollTo(page, 900);
  await tap(headerLink(page, 'About the bench'));
  await expect.poll(() => readScrollY(page)).toBe(0);
  await scrollTo(page, 500);
  await tap(headerLink(page, 'Answers'));
  await expect.poll(() => pathOf(page)).toBe('/faq');

  await page.goBack();
  await expect.poll(() => readScrollY(page)).toBe(500);
  expect(pathOf(page)).toBe('/about');
  await page.goBack();
  await expect.poll(() => readScrollY(page)).toBe(900);
  expect(pathOf(page)).toBe('/');
  await page.goForward();
  await expect.poll(() => readScrollY(page)).toBe(500);
  expect(await page.title()).toBe(pageAt('/about').title);
  expect(await hasNotReloaded(page)).toBe(true);
});

test('focuses the followed link on back, wherever it is', async ({ visit }) => {
  const page = await visit('/faq');
  const links = [
    headerLink(page, 'About the bench'),
    page.getByRole('contentinfo').getByRole('link', { name: 'About the bench' }),
  ];
  for (const link of links) {
    await link.press('Enter');
    await expect.poll(() => hasFocus(heading(page))).toBe(true);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/faq');
    await expect.poll(() => hasFocus(link)).toBe(true);
  }

  await page.locator('summary').first().press('Enter');
  const inAnswer = page.getByRole('main').getByRole('link', { name: 'More about selling' });
  await inAnswer.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/sell-with-us');
  await page.goBack();
  await expect.poll(() => hasFocus(inAnswer)).toBe(true);
});

test('keeps the scroll positions of this and earlier pages on reload', async ({ visit }) => {
  const page = await visit('/');
  await scrollTo(page, 900);
  await tap(headerLink(page, 'About the bench'));
  await expect.poll(() => readScrollY(page)).toBe(0);
  await scrollTo(page, 500);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => readScrollY(page)).toBe(500);

  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/');
  await expect.poll(() => readScrollY(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => readScrollY(page)).toBe(500);
});

test('restores the scroll position on return from another site', async ({ visit }) => {
  const page = await visit('/', { fault: answerOutside() });
  await scrollTo(page, 900);
  await page.goto('https://elsewhere.example/', { waitUntil: 'networkidle' });
  await page.goBack();
  await expect.poll(() => readScrollY(page)).toBe(900);
  expect(await page.title()).toBe(pageAt('/').title);
});

test.for([
  { on: 'a phone in large text', settings: { ...phone, ...largeFont } },
  { on: 'a desk', settings: fonts.wide },
])(
  'shows the heading of the anchor in the URL, not covered by the header, on $on',
  async ({ settings }, { visit }) => {
    const page = await visit('/about#how-we-work', settings);
    await expect.poll(() => readScrollY(page)).toBeGreaterThan(0);
    const top = (await page.getByRole('heading', { name: 'How we work' }).boundingBox())?.y ?? -1;
    const header = await page.getByRole('banner').boundingBox();
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(top).toBeLessThan(450);
  },
);

// A headless browser loses one in thirty of these tabs.
test('opens a new tab on Ctrl-click and on a middle click', { retry: 3 }, async ({ visit }) => {
  const page = await visit('/');
  for (const clickOptions of [
    { modifiers: ['ControlOrMeta'] as const },
    { button: 'middle' as const },
  ]) {
    const options =
      'modifiers' in clickOptions ? { modifiers: [...clickOptions.modifiers] } : clickOptions;
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      headerLink(page, 'Answers').click(options),
    ]);
    await tab.waitForURL('**/faq');
    await tab.close();
    expect(pathOf(page)).toBe('/');
  }
});

/** Clicks in the visible part. A locator's click would scroll the page first. */
async function tap(link: Locator) {
  const box = await link.boundingBox();
  if (!box) throw new Error('there is nothing to be clicked');
  await link.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Scrolls to a position in pixels, and waits until the page has handled it. */
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
