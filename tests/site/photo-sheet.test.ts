import type { Page } from 'playwright-core';
import { clickMiddle } from '../support/boxes.ts';
import { blocked, brokenFileMessages, unsavedScroll, withFaultyFiles } from '../support/faults.ts';
import { newTabLink, readChat } from '../support/links.ts';
import { headerLink, main, waitForPage } from '../support/parts.ts';
import { desktop, phone } from '../support/pages.ts';
import { pageAt, urls } from '../support/shop.ts';
import { faultsAtWidths, smallTargets } from '../support/targets.ts';
import { expect, test } from '../support/visitor.ts';

const path = '/sell-with-us';
const pageMessage = pageAt(path).whatsapp;

const photo = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const answer = (page: Page, label: string) => page.getByRole('radio', { name: label });
const chatLink = (page: Page) => newTabLink(main(page), 'Send the sheet');
/** Returns the lines of the message that the chat link prefills. */
const lines = async (page: Page) => (await readChat(chatLink(page))).message.split('\n');

/** The message after `fillSheet`. */
const filledLines = [
  pageMessage,
  'Pictures: Whole, Damage',
  'Piece: Bench, teak & brass',
  'Storey: 3',
  'Elevator: There is none',
];

async function fillSheet(page: Page) {
  await photo(page, 'Whole').check();
  await photo(page, 'Damage').check();
  await field(page, 'Piece').fill('Bench, teak & brass');
  await field(page, 'Storey').fill(' 3 ');
  await answer(page, 'There is none').check();
  await expect.poll(() => lines(page)).toEqual(filledLines);
}

test('adds what a seller ticks and types to the message of the page', async ({ visit }) => {
  const page = await visit(path, phone);
  expect(await lines(page)).toEqual([pageMessage]);
  expect((await readChat(chatLink(page))).url).toBe(urls.chat);
  await fillSheet(page);
  for (const line of filledLines) {
    expect(await main(page).getByText(String(line)).isVisible(), line).toBe(true);
  }

  await photo(page, 'Damage').uncheck();
  await field(page, 'Piece').fill('');
  const [greeting, , , storey, elevator] = filledLines;
  await expect.poll(() => lines(page)).toEqual([greeting, 'Pictures: Whole', storey, elevator]);
});

test('ticks a photo by a tap on its picture or its text, and by keyboard', async ({ visit }) => {
  const page = await visit(path);
  const print = main(page)
    .getByRole('listitem')
    .filter({ has: photo(page, 'Back') });
  await print.click({ position: { x: 40, y: 40 } });
  expect(await photo(page, 'Back').isChecked()).toBe(true);
  await clickMiddle(print.getByText('where old repairs are seen'));
  expect(await photo(page, 'Back').isChecked()).toBe(false);

  await photo(page, 'Whole').focus();
  await page.keyboard.press('Space');
  // The next photos, the piece, the storey.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await expect.poll(() => lines(page)).toEqual([pageMessage, 'Pictures: Whole', 'Storey: 2']);
});

test('keeps the sheet until the tab is closed', async ({ visit }) => {
  const page = await visit(path);
  await fillSheet(page);
  await page.reload();
  await expect.poll(() => lines(page)).toEqual(filledLines);
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
  await page.goBack();
  await expect.poll(() => lines(page)).toEqual(filledLines);

  const newTab = await page.context().newPage();
  await newTab.goto(path);
  expect(await photo(newTab, 'Whole').isChecked()).toBe(false);
  expect(await lines(newTab)).toEqual([pageMessage]);
});

test('works if the browser blocks storage', async ({ visit, expectedMessages }) => {
  expectedMessages.push(unsavedScroll);
  const page = await visit(path, {
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }),
  });
  await fillSheet(page);
});

test('lists the photos with a plain link without scripts', async ({ visit }) => {
  const page = await visit(path, { ...phone, javaScriptEnabled: false });
  expect(await lines(page)).toEqual([pageMessage]);
  await main(page).getByText('every crack and every hole', { exact: true }).last().waitFor();
  for (const role of ['checkbox', 'textbox', 'radio'] as const) {
    expect(await main(page).getByRole(role).count(), role).toBe(0);
  }
});

test('moves nothing when it restores a sheet, and has large targets', async ({ visit }) => {
  const page = await visit(path, phone);
  await fillSheet(page);
  // The answers come last. What a late font moves before is not theirs.
  await page.route(/sheet-answers/, async (route) => {
    await page.waitForLoadState('load');
    await page.evaluate(async () => {
      await document.fonts.ready;
      performance.mark('restores');
    });
    await route.continue();
  });
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect.poll(() => lines(page)).toEqual(filledLines);
    const shifts = await page.evaluate(() => {
      const from = performance.getEntriesByName('restores')[0]?.startTime ?? 0;
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      const after = observer.takeRecords().filter((shift) => shift.startTime > from);
      return after.map((shift) => shift.toJSON() as unknown);
    });
    expect(shifts, `${viewport.width} px`).toEqual([]);
  }
  expect(await faultsAtWidths(page, [320, 768, 1280], () => smallTargets(main(page)))).toEqual([]);
});

test('loads its code only on a page that shows it', async ({ visit }) => {
  const page = await visit('/faq');
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /sheet-answers/.test(name)),
    );
  expect(await loaded()).toEqual([]);
  await headerLink(page, 'Sell a piece').click();
  await waitForPage(page, path);
  await expect.poll(async () => (await loaded()).length).toBe(1);
});

test('keeps the plain link if its code cannot be loaded', async ({ visit, expectedMessages }) => {
  expectedMessages.push(brokenFileMessages);
  const page = await visit(path, withFaultyFiles(/sheet-answers/, blocked));
  await photo(page, 'Whole').check();
  expect(await lines(page)).toEqual([pageMessage]);
});
