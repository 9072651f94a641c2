import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { findBarriers } from '../support/axe.ts';
import { nepali } from '../support/folders.ts';
import { touchPhone } from '../support/pages.ts';
import { heading } from '../support/parts.ts';
import {
  badge,
  openAt,
  openMoreActions,
  pressInSheet,
  problem,
  sheet,
  test,
  textField,
  toolbar,
  toolbarButton,
  undo,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { withoutPolicy } from '../support/visits.ts';

/** Returns the left edge and the width of each button of the bar. */
const places = (page: Page) =>
  toolbar(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, width } = button.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      }),
    );

/** Returns the message that appears after a save. */
const notice = (page: Page) => page.getByRole('status').getByText(/^Saved: /);

const renameCard = async (page: Page, name: string, newName: string) => {
  await openAt(page, heading(page, name));
  await textField(page).fill(newName);
  await pressInSheet(page, 'Save');
  await heading(page, newName).waitFor();
};

test('keeps all buttons of the bar in place when counters appear', async ({ devSite, visit }) => {
  const page = await visit('/contact', touchPhone);
  const before = await places(page);
  const widths = before.map(([, width]) => width);
  expect(new Set(widths).size).toBe(1);
  await renameCard(page, 'Ring', 'Ring the desk');
  await devSite.edit('content/faq/payment.mdx', (text) => text.replace('question:', 'qestion:'));
  await toolbarButton(page, '1 to fix').waitFor();
  await toolbarButton(page, /[1-9] change/).waitFor();
  expect(await places(page)).toEqual(before);
  await devSite.edit('content/faq/payment.mdx', (text) => text.replace('qestion:', 'question:'));
});

test('shows a small notice for some seconds, and covers three quarters of a phone with the page', async ({
  visit,
}) => {
  const page = await visit('/contact', {
    ...touchPhone,
    viewport: { width: 360, height: 640 },
  });
  await renameCard(page, 'Ring the desk', 'Ring');
  const line = page.locator('.notice:popover-open');
  const { height, top } = await line.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { height: box.height, top: box.top };
  });
  expect(height).toBeLessThanOrEqual(72);
  expect(640 - top).toBeLessThanOrEqual(160);
  await notice(page).waitFor();
  await notice(page).waitFor({ state: 'hidden', timeout: 9000 });
});

test('opens the logo, and not a text that is scrolled behind the header', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  await toolbarButton(page, 'Change text').tap();
  const logo = page.getByRole('banner').locator('img');
  const { y = 0, height = 0 } = (await logo.boundingBox()) ?? {};
  const text = await heading(page, 'Put it in writing').boundingBox();
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), (text?.y ?? 0) - y);
  await page.touchscreen.tap((text?.x ?? 0) + 8, y + height / 2);
  await sheet(page).getByRole('heading', { name: 'Picture' }).waitFor();
});

test('offers to remove a paragraph, and not its page', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  const text = page.getByRole('main').getByText('Best for drawings and measures.');
  await openAt(page, text);
  await openMoreActions(page);
  const remove = sheet(page).getByRole('button', { name: /^Remove/ });
  expect(await remove.allTextContents()).toEqual(['Remove: Text']);
  await remove.tap();
  await text.waitFor({ state: 'detached' });
  await undo(page);
  await text.waitFor();
});

test('turns rows that are pasted after a text into a table', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  const text = page.getByRole('main').getByText('Best for drawings and measures.');
  await openAt(page, text);
  await textField(page).evaluate((field: HTMLTextAreaElement) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Chair\tRs. 900\nTable\tRs. 2,500');
    field.setSelectionRange(field.value.length, field.value.length);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await sheet(page).getByText('The rows will be a table on the page.').waitFor();
  await pressInSheet(page, 'Save');
  await page.getByRole('main').getByRole('cell', { name: 'Rs. 2,500' }).waitFor();
  await undo(page);
  await page
    .getByRole('main')
    .getByRole('cell', { name: 'Rs. 2,500' })
    .waitFor({ state: 'detached' });
});

test('says where to change a text that the search does not find', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  await toolbarButton(page, 'More').tap();
  await sheet(page).getByRole('searchbox').fill('logo');
  await sheet(page).getByRole('status').getByText('Nothing found').waitFor();
  await sheet(page).getByRole('searchbox').fill('phone number');
  await sheet(page).getByRole('button', { name: 'Phone number' }).tap();
  await sheet(page).getByRole('heading', { name: 'Phone number' }).waitFor();
});

test('keeps the page in place while a finger moves over a sheet', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  await openAt(page, heading(page, 'Come by'));
  const title = await sheet(page).getByRole('heading').first().boundingBox();
  const finger = await page.context().newCDPSession(page);
  /** Moves a finger up, and returns how far the page is then scrolled. */
  const swipe = async (from: number) => {
    for (const step of [0, 1, 2, 3, 4]) {
      const touchPoints = [{ x: 100, y: from - 40 * step }];
      const type = step === 0 ? 'touchStart' : 'touchMove';
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // The browser scrolls before it paints the next frame.
    return page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => resolve(scrollY))),
    );
  };
  const before = await page.evaluate(() => scrollY);
  expect(await swipe(title?.y ?? 0)).toBe(before);
  await pressInSheet(page, 'Cancel');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await swipe(400)).toBeGreaterThan(before);
});

test('shows Save above the keyboard in a long form', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  await toolbarButton(page, 'New').tap();
  await pressInSheet(page, 'Page');
  // Chromium on Android resizes the layout viewport for the keyboard.
  await page.setViewportSize({ width: 360, height: 440 });
  for (const field of await sheet(page).getByRole('textbox').all()) {
    await field.focus();
    const save = sheet(page).getByRole('button', { name: 'Save', exact: true });
    const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(440);
    expect(y).toBeGreaterThan(0);
  }
});

test('shows a notice in a sheet without covering its buttons', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  await renameCard(page, 'Ring', 'Ring us');
  await toolbarButton(page, /[1-9] change/).tap();
  await sheet(page).getByRole('button', { name: /^Undo/ }).first().tap();
  const undone = sheet(page)
    .getByRole('status')
    .getByText(/^Undone: /);
  await undone.waitFor();
  const details = sheet(page).getByText('What visitors will see differently');
  const bottom = await undone.evaluate((element) => element.getBoundingClientRect().bottom);
  expect((await details.boundingBox())?.y).toBeGreaterThan(bottom);
});

test.for([
  ['/contact', 'Help', 'Holidays and opening hours'],
  ['/ne/contact', 'सहयोग', 'बिदा र खुल्ने समय'],
] as const)(
  'shows the guide with its pictures by one tap on %s',
  async ([route, help, chapter], { devSite, visit }) => {
    cpSync(path.join(nepali, 'content/ne'), path.join(devSite.root, 'content/ne'), {
      recursive: true,
    });
    const page = await visit(route, touchPhone);
    await toolbarButton(page, help).tap();
    await sheet(page).getByRole('heading', { name: chapter }).waitFor();
    const pictures = sheet(page).getByRole('img');
    await pictures.last().scrollIntoViewIfNeeded();
    const width = () => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(360);
  },
);

test('opens the page in the other language without a message in the console', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/warning|error/.test(message.type())) warnings.push(message.text());
  });
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).tap();
  await toolbarButton(page, 'सहयोग').waitFor();
  expect(warnings).toEqual([]);
});

test('shows the previous Nepali page again after Back', async ({ visit }) => {
  const page = await visit('/ne/faq', touchPhone);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('banner').getByRole('button').first().tap();
  await page.getByRole('banner').getByRole('link', { name: 'भेट्नुहोस्' }).first().tap();
  await heading(page, 'कार्यशालासँग कुरा').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
});

test('names weekdays, days and times on a Nepali page as the page does', async ({ visit }) => {
  const page = await visit('/ne/contact', touchPhone);
  await toolbarButton(page, 'समय र बिदा').tap();
  await sheet(page)
    .getByRole('button', { name: /^शुक्रबार:/ })
    .waitFor();
  await pressInSheet(page, 'बिदा थप्नुहोस्');
  await sheet(page).getByLabel('पहिलो दिन').fill('2030-10-06');
  await sheet(page).getByLabel('अन्तिम दिन').fill('2030-10-12');
  for (const reason of await sheet(page).getByLabel('कारण').all()) await reason.fill('दशैं');
  await pressInSheet(page, 'सेभ गर्नुहोस्');
  // The year is far ahead.
  await pressInSheet(page, 'यसरी नै सेभ गर्नुहोस्');
  await sheet(page).waitFor({ state: 'hidden' });
  await toolbarButton(page, 'समय र बिदा').tap();
  const holiday = '२०३० अक्टोबर ६, आइतबार देखि २०३० अक्टोबर १२, शनिबार: दशैं';
  await sheet(page).getByRole('button', { name: holiday }).waitFor();
  await pressInSheet(page, 'बन्द गर्नुहोस्');

  await toolbarButton(page, 'थप').tap();
  await sheet(page)
    .getByRole('button', { name: /^इमेलमा जाने सन्देश/ })
    .waitFor();
  await pressInSheet(page, 'अर्को दिनको पेज हेर्ने');
  await sheet(page).getByLabel('दिन').fill('2030-10-07');
  await pressInSheet(page, 'यो दिन देखाउनुहोस्');
  await page.getByText('२०३० अक्टोबर ७, सोमबार, दिउँसो १२:०० बजे पेज यस्तो देखिन्छ।').waitFor();
});

test('names a holiday without a Nepali reason, and opens it', async ({ visit }) => {
  const page = await visit('/contact', { ...touchPhone, at: new Date('2030-10-01T08:00Z') });
  await toolbarButton(page, 'Hours').tap();
  await pressInSheet(page, 'Add a holiday');
  await sheet(page).getByLabel('First day').fill('2030-12-05');
  await sheet(page).getByLabel('Reason (English)').fill('Inventory');
  await pressInSheet(page, 'Save');
  await sheet(page).waitFor({ state: 'hidden' });
  await badge(page).tap();
  await problem(page, 'Holiday of Thursday, December 5: Reason (नेपाली)').tap();
  await sheet(page).getByRole('heading', { name: 'Hours & holidays' }).waitFor();
});

test('writes a time below its field only if the page writes it in another way', async ({
  visit,
}) => {
  const page = await visit('/contact', touchPhone);
  await toolbarButton(page, 'More').tap();
  await pressInSheet(page, 'Preview another day');
  await sheet(page).getByLabel('Time').fill('18:00');
  expect(await sheet(page).getByText('6:00 PM').count()).toBe(0);

  const nepaliPage = await visit('/ne/contact', touchPhone);
  await toolbarButton(nepaliPage, 'थप').tap();
  await pressInSheet(nepaliPage, 'अर्को दिनको पेज हेर्ने');
  await sheet(nepaliPage).getByText('दिउँसो १२:००').waitFor();
});

test('says what a new entry is, and which page shows it', async ({ visit }) => {
  for (const [route, button, meaning] of [
    ['/contact', 'New', 'one of the steps, in their order – on Sell a piece'],
    ['/ne/contact', 'नयाँ', 'प्रश्न र त्यसको जवाफ – “जवाफ” पेजमा'],
  ] as const) {
    const page = await visit(route, touchPhone);
    await toolbarButton(page, button).tap();
    await sheet(page).getByText(meaning).tap({ force: true });
    await sheet(page).getByRole('textbox').first().waitFor();
  }
});

test('keeps the sheet above the keyboard, and the bar inside the screen', async ({ visit }) => {
  const page = await visit('/faq', { ...touchPhone, ...withoutPolicy });
  await page.addStyleTag({ content: ':root { font-size: 200%; }' });
  await page.getByRole('toolbar').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  const isInside = await page
    .getByRole('toolbar')
    .evaluate((bar) => bar.scrollWidth <= document.documentElement.clientWidth);
  expect(isInside).toBe(true);
  await toolbarButton(page, 'More').tap();
  const keyboardHeight = 300;
  const spaceBelow = await sheet(page).evaluate((dialog, height) => {
    const viewport = visualViewport as VisualViewport;
    Object.defineProperty(viewport, 'height', { value: innerHeight - height });
    viewport.dispatchEvent(new Event('resize'));
    return innerHeight - dialog.getBoundingClientRect().bottom;
  }, keyboardHeight);
  // Allows a rounding error of 1 px.
  expect(spaceBelow).toBeGreaterThanOrEqual(keyboardHeight - 1);
});
