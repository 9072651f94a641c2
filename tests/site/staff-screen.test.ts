import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { en } from '../../src/staff/words/en.ts';
import { findBarriers } from '../support/axe.ts';
import { nepali } from '../support/folders.ts';
import { touchPhone } from '../support/pages.ts';
import { hasFocus, heading, main } from '../support/parts.ts';
import {
  changesButton,
  closeButton,
  goToPage,
  liveRegions,
  openAt,
  openQuestion,
  openMoreActions,
  pressInSheet,
  problems,
  sheet,
  test,
  textField,
  toolbar,
  toolbarButton,
  unlock,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { withoutPolicy } from '../support/visits.ts';

const payment = 'content/faq/payment.mdx';

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

test('keeps the buttons of the bar in place, and shows a small notice for some seconds', async ({
  content,
  visit,
}) => {
  const page = await visit('/contact', { ...touchPhone, at: new Date() });
  const before = await places(page);
  expect(new Set(before.map(([, width]) => width)).size).toBe(1);
  await openAt(page, heading(page, 'Ring'));
  await textField(page).fill('Ring the desk');
  const notice = page.locator('.notice:popover-open');
  const announced = await liveRegions(page);
  const [box] = await Promise.all([
    notice.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { height, fromBottom: innerHeight - top };
    }),
    page
      .getByRole('status')
      .getByText(/^Saved: /)
      .waitFor(),
    pressInSheet(page, 'Save'),
  ]);
  expect(await announced()).toContain('Saved: ');
  // The page keeps three quarters of a phone.
  expect(box.height).toBeLessThanOrEqual(72);
  expect(box.fromBottom).toBeLessThanOrEqual(160);
  await page.clock.fastForward('00:07');
  await notice.waitFor({ state: 'hidden' });
  content.edit(payment, (text) => text.replace('question:', 'qestion:'));
  await unlock(page);
  await toolbarButton(page, '1 to fix').waitFor();
  await toolbarButton(page, '1 change').waitFor();
  expect(await places(page)).toEqual(before);
  content.edit(payment, (text) => text.replace('qestion:', 'question:'));
  await unlock(page);
  await problems(page).waitFor({ state: 'hidden' });

  // A notice in a sheet covers no button.
  await toolbarButton(page, changesButton).tap();
  const undone = sheet(page)
    .getByRole('status')
    .getByText(/^Undone: /);
  const details = sheet(page).getByText('What visitors will see differently');
  const announcedInSheet = await liveRegions(page);
  const [bottom] = await Promise.all([
    undone.evaluate((element) => element.getBoundingClientRect().bottom),
    sheet(page).getByRole('button', { name: /^Undo/ }).first().tap(),
  ]);
  expect((await details.boundingBox())?.y).toBeGreaterThan(bottom);
  expect(await announcedInSheet()).toContain('Undone: ');
});

test('leaves room for a finger, the header and the keyboard', async ({ open }) => {
  const page = await open('/contact');
  // A tap on the header opens the logo, and not a text that is scrolled behind it.
  await toolbarButton(page, 'Change text').tap();
  const logo = page.getByRole('banner').locator('img');
  const { y = 0, height = 0 } = (await logo.boundingBox()) ?? {};
  const text = await heading(page, 'Put it in writing').boundingBox();
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), (text?.y ?? 0) - y);
  await page.touchscreen.tap((text?.x ?? 0) + 8, y + height / 2);
  await sheet(page).getByRole('heading', { name: 'Picture' }).waitFor();
  await pressInSheet(page, 'Cancel');
  await toolbarButton(page, 'Change text').tap();

  // The keyboard covers the layout viewport (Safari), or makes it smaller (Chromium).
  await toolbarButton(page, 'More').tap();
  const keyboardHeight = 300;
  const spaceBelow = await sheet(page).evaluate((dialog, covered) => {
    const viewport = visualViewport as VisualViewport;
    Object.defineProperty(viewport, 'height', { value: innerHeight - covered });
    viewport.dispatchEvent(new Event('resize'));
    return innerHeight - dialog.getBoundingClientRect().bottom;
  }, keyboardHeight);
  // Allows a rounding error of 1 px.
  expect(spaceBelow).toBeGreaterThanOrEqual(keyboardHeight - 1);
  await page.reload();
  await sheet(page).waitFor();
  await closeButton(page).click();
  await toolbarButton(page, 'New').tap();
  await pressInSheet(page, 'Page');
  await page.setViewportSize({ width: 360, height: 440 });
  const save = sheet(page).getByRole('button', { name: 'Save', exact: true });
  for (const field of await sheet(page).getByRole('textbox').all()) {
    await field.focus();
    const box = await save.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(440);
    expect(box?.y).toBeGreaterThan(0);
  }
  await pressInSheet(page, 'Cancel');
  await page.setViewportSize(touchPhone.viewport);

  // The page stays in place while a finger moves over a sheet.
  await openAt(page, heading(page, 'Come by'));
  const title = await sheet(page).getByRole('heading').first().boundingBox();
  const finger = await page.context().newCDPSession(page);
  /** Moves a finger up. */
  const swipe = async (from: number) => {
    for (const step of [0, 1, 2, 3, 4]) {
      const touchPoints = [{ x: 100, y: from - 40 * step }];
      const type = step === 0 ? 'touchStart' : 'touchMove';
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const readScrollY = () => page.evaluate(() => scrollY);
  const before = await readScrollY();
  await swipe(title?.y ?? 0);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await readScrollY()).toBe(before);
  await swipe(400);
  await expect.poll(readScrollY).toBeGreaterThan(before);
});

test('says in both languages what a new entry is, and shows the guide with its pictures', async ({
  content,
  open,
}) => {
  cpSync(path.join(nepali, 'content/ne'), path.join(content.root, 'content/ne'), {
    recursive: true,
  });
  const page = await open('/contact');
  for (const [route, button, meaning, help, chapter] of [
    [
      '/contact',
      'New',
      'one of the steps, in their order – on Sell a piece',
      'Help',
      'Holidays and opening hours',
    ],
    ['/ne/contact', 'नयाँ', 'प्रश्न र त्यसको जवाफ – “जवाफ” पेजमा', 'सहयोग', 'बिदा र खुल्ने समय'],
  ] as const) {
    await goToPage(page, route);
    await toolbarButton(page, button).tap();
    await sheet(page).getByText(meaning).tap({ force: true });
    await sheet(page).getByRole('textbox').first().waitFor();
    await page.keyboard.press('Escape');
    await toolbarButton(page, help).tap();
    await sheet(page).getByRole('heading', { name: chapter }).waitFor();
    const picture = sheet(page).getByRole('img').last();
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(360);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
  }
});

test('has no barriers, in small windows, with large letters, and by day and night', async ({
  content,
  visit,
}) => {
  const page = await visit('/faq', { ...touchPhone, ...withoutPolicy });
  const expectNoBarriers = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findBarriers(page, 'staff-bar')).toEqual([]);
    }
  };
  // A new error opens the list, with the corrected line first.
  content.edit(payment, (text) => text.replace('order:', 'ordr:'));
  await unlock(page);
  const error = problems(page)
    .getByRole('listitem')
    .filter({ hasText: /Question: .*> 3 \| ordr:/s });
  const corrected = error.getByText(/^order: \d+$/);
  const wrong = error.getByText('> 3 | ordr:');
  await corrected.waitFor();
  const [correctedBox, wrongBox] = [await corrected.boundingBox(), await wrong.boundingBox()];
  expect(correctedBox?.y).toBeLessThan(wrongBox?.y ?? 0);
  const colour = (node: Element) => getComputedStyle(node).color;
  expect(await corrected.evaluate(colour)).not.toBe(await wrong.evaluate(colour));
  await expectNoBarriers();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expectNoBarriers();
  await page.keyboard.press('Escape');
  // A button is legible while it is on or has errors, and the pointer is on it.
  await toolbarButton(page, en.changeText).click();
  for (const name of [en.changeText, en.toFix(1)]) {
    await toolbarButton(page, name).hover();
    await expectNoBarriers();
  }
  await toolbarButton(page, en.changeText).click();
  content.edit(payment, (text) => text.replace('ordr:', 'order:'));
  await unlock(page);
  await problems(page).waitFor({ state: 'hidden' });

  await page.setViewportSize(touchPhone.viewport);
  await page.addStyleTag({ content: ':root { font-size: 200%; }' });
  await page.setViewportSize({ width: 320, height: 640 });
  // The bar is one row, and the site's own bar makes room for it.
  const bar = await toolbar(page).evaluate((element) => ({
    isInside: element.scrollWidth <= document.documentElement.clientWidth,
    rows: new Set([...element.querySelectorAll('button')].map((button) => button.offsetTop)).size,
    isLow: innerHeight - element.getBoundingClientRect().top <= innerHeight / 5,
  }));
  expect(bar).toEqual({ isInside: true, rows: 1, isLow: true });
  await expectNoBarriers();
});

test('fits the sheet of a text into 360 px without barriers, and returns the focus', async ({
  visit,
}) => {
  const page = await visit('/', { ...touchPhone, ...withoutPolicy });
  const link = main(page).getByRole('link').first();
  await link.focus();
  await openAt(page, main(page).getByText('Each week other pieces'));
  await textField(page).fill('Ring {phnoe} or {phone}.');
  await pressInSheet(page, 'Save');
  await sheet(page).getByRole('alert').getByText('there is no fact').waitFor();
  await openMoreActions(page);
  // axe ignores the top layer, so it would report that the bar covers the sheet.
  await toolbar(page).evaluate((bar) =>
    bar.parentElement?.style.setProperty('visibility', 'hidden'),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page, 'staff-bar')).toEqual([]);
  }
  const { width = 0 } = (await sheet(page).boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(360);
  const overflow = await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
  await page.keyboard.press('Escape');
  await openQuestion(page).waitFor();
  expect(await findBarriers(page, 'staff-bar')).toEqual([]);
  await openQuestion(page).getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => hasFocus(link)).toBe(true);
  await heading(page, 'From the bench').waitFor();
});
