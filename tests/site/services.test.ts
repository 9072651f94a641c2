import type { Page } from 'playwright-core';
import { tabTo } from '../support/keyboard.ts';
import { main, notice } from '../support/parts.ts';
import { collections, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

const services = ['Fast Delivery', 'Easy Pickup', 'Quality Assured', 'Trusted Service'];

const service = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true });
const closeButtons = (page: Page) =>
  page.getByRole('button', { name: words.notices.close, exact: true });
const noticeOf = (page: Page, title: string) =>
  notice(page, `${title} Service - This feature isn't implemented yet`);

test('four services each say that they are not there yet, as often as one asks', async ({
  visit,
}) => {
  const page = await visit('/');
  expect(collections.services.map(({ data }) => data.title)).toEqual(services);
  for (const title of [...services, 'Trusted Service']) {
    await service(page, title).click();
    await noticeOf(page, title).waitFor();
    await closeButtons(page).click();
    await expect.poll(() => closeButtons(page).count()).toBe(0);
    expect(await noticeOf(page, title).count()).toBe(0);
  }
});

test('pressing another service while a notice is open shows its own notice', async ({ visit }) => {
  const page = await visit('/');
  await service(page, 'Fast Delivery').click();
  await noticeOf(page, 'Fast Delivery').waitFor();
  await service(page, 'Trusted Service').click();
  await noticeOf(page, 'Trusted Service').waitFor();
  while ((await closeButtons(page).count()) > 0) {
    const open = await closeButtons(page).count();
    await closeButtons(page).first().click();
    await expect.poll(() => closeButtons(page).count()).toBeLessThan(open);
  }
});

test('services and their notices work by keyboard', async ({ visit }) => {
  const page = await visit('/');
  await tabTo(page, 'Quality Assured');
  await page.keyboard.press('Enter');
  await noticeOf(page, 'Quality Assured').waitFor();
  await tabTo(page, words.notices.close);
  await page.keyboard.press('Enter');
  await expect.poll(() => noticeOf(page, 'Quality Assured').count()).toBe(0);

  await tabTo(page, 'Fast Delivery');
  await page.keyboard.press('Space');
  await noticeOf(page, 'Fast Delivery').waitFor();
});

test('the whole card of a service takes the press', async ({ visit }) => {
  const page = await visit('/');
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: service(page, 'Fast Delivery') });
  await card.getByRole('paragraph').scrollIntoViewIfNeeded();
  const box = await card.getByRole('paragraph').boundingBox();
  if (!box) throw new Error('the card is not to be seen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await noticeOf(page, 'Fast Delivery').waitFor();
});
