import type { Page } from 'playwright-core';
import { boxOf, clickMiddle } from '../support/boxes.ts';
import { focusedText, loadMap, tabTo } from '../support/keyboard.ts';
import { newTabLink } from '../support/links.ts';
import { phone, touchPhone } from '../support/pages.ts';
import { bottomBar, itemWith, lastingNotices, main, notice } from '../support/parts.ts';
import { urls } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { stubOtherHosts } from '../support/visits.ts';

const service = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true });
const closeButtons = (page: Page) =>
  page.getByRole('button', { name: 'Put this message away', exact: true });
const card = (page: Page, title: string) => itemWith(page, service(page, title));
const noticeOf = (page: Page, title: string) =>
  notice(page, `${title} has no page of its own yet: it's being written`);

test('shows a notice for a service on every tap, one notice at a time', async ({ look }) => {
  const page = await look('/');
  for (let times = 0; times < 2; times += 1) {
    await service(page, 'Repair').click();
    await noticeOf(page, 'Repair').waitFor();
    await closeButtons(page).click();
    await expect.poll(() => closeButtons(page).count()).toBe(0);
    expect(await noticeOf(page, 'Repair').count()).toBe(0);
  }
  await service(page, 'Repair').click();
  await noticeOf(page, 'Repair').waitFor();
  for (const title of ['Transport', 'Advice', 'Repair', 'Advice']) {
    await service(page, title).click();
  }
  await expect.poll(() => noticeOf(page, 'Advice').count()).toBe(1);
  await expect.poll(() => closeButtons(page).count()).toBe(1);
  await closeButtons(page).click();
  await expect.poll(() => closeButtons(page).count()).toBe(0);
});

test("offers a call and a chat in a service's notice", async ({ look }) => {
  const page = await look('/');
  await service(page, 'Repair').click();
  const serviceNotice = page
    .getByRole('status')
    .filter({ hasText: 'Repair has no page of its own' });
  const call = serviceNotice.getByRole('link', { name: 'Ring us', exact: true });
  expect(await call.getAttribute('href')).toBe(urls.call);
  const chat = newTabLink(serviceNotice, 'Chat');
  expect(await chat.getAttribute('href')).toContain(urls.chat);
});

test('opens and closes the notice of a service by keyboard', async ({ visit }) => {
  const page = await visit('/', { prepare: stubOtherHosts() });
  await loadMap(page);
  await tabTo(page, 'Transport');
  await page.keyboard.press('Enter');
  await noticeOf(page, 'Transport').waitFor();
  await tabTo(page, 'Put this message away');
  await page.keyboard.press('Enter');
  await expect.poll(() => noticeOf(page, 'Transport').count()).toBe(0);
});

test('covers no focused element with a notice', async ({ visit }) => {
  const page = await visit('/', { ...phone, prepare: stubOtherHosts() });
  await loadMap(page);
  await tabTo(page, 'Transport');
  await page.keyboard.press('Enter');
  await noticeOf(page, 'Transport').waitFor();
  // The notice has reached its place once two frames show it at the same one.
  const topOf = async () => (await boxOf(closeButtons(page))).top;
  await expect.poll(async () => (await topOf()) - (await topOf())).toBe(0);
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused.closest('[aria-live]') || focused.matches('iframe')) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return Boolean(onTop?.closest('[aria-live]'));
    });
    expect(isCovered, await focusedText(page)).toBe(false);
  }
});

test('closes a notice after a while, unless the keyboard opened it', async ({ look }) => {
  const page = await look('/');
  /** Finishes all animations for 60 frames. An animation measures how long a notice stays. */
  const endAnimations = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) {
        for (const animation of document.getAnimations()) animation.finish();
        await new Promise(requestAnimationFrame);
      }
    });
  await service(page, 'Repair').click();
  await noticeOf(page, 'Repair').waitFor();
  await page.mouse.move(0, 0);
  await expect.poll(() => endAnimations().then(() => closeButtons(page).count())).toBe(0);

  await service(page, 'Repair').press('Enter');
  await noticeOf(page, 'Repair').waitFor();
  await endAnimations();
  expect(await closeButtons(page).count()).toBe(1);
});

test("accepts a tap anywhere on a service's card", async ({ look }) => {
  const page = await look('/');
  const text = card(page, 'Repair').getByRole('paragraph');
  await text.scrollIntoViewIfNeeded();
  await clickMiddle(text);
  await noticeOf(page, 'Repair').waitFor();
});

test('leaves no highlight on a tapped card', async ({ visit }) => {
  const page = await visit('/', touchPhone);
  const readBackgroundColour = () =>
    card(page, 'Repair')
      .locator('> *')
      .evaluate((node) => getComputedStyle(node).backgroundColor);
  const before = await readBackgroundColour();
  await service(page, 'Repair').tap();
  await noticeOf(page, 'Repair').waitFor();
  expect(await readBackgroundColour()).toBe(before);
});

test('announces a notice politely, above the bottom bar of a phone', async ({ look }) => {
  const page = await look('/', { ...phone, styles: lastingNotices });
  await main(page).getByRole('button').first().click();
  await closeButtons(page).waitFor();

  const region = page.getByRole('region', { name: 'Messages' });
  expect(await region.getAttribute('aria-live')).toBe('polite');
  expect(await region.getByRole('alert').count()).toBe(0);

  const { top } = await boxOf(bottomBar(page));
  const noticeBottom = async () => (await boxOf(region.getByRole('status'))).bottom;
  await expect.poll(noticeBottom).toBeLessThanOrEqual(top);
});
