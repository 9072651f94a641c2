import type { Page } from 'playwright-core';
import { handedOver, letter, sendButton, write } from '../support/contact-form.ts';
import { main, notice } from '../support/parts.ts';
import { everyAddress, phone } from '../support/pages.ts';
import { sidewaysScroll, smallTargets } from '../support/targets.ts';
import { collections, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

const widths = [320, 360, 768, 1280];

/** What does not fit or is too small to be tapped, at each of some widths. */
async function faultsAt(page: Page, sizes: readonly number[], part = page.locator('body')) {
  const faults: string[] = [];
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = await sidewaysScroll(page);
    if (sideways !== 0) faults.push(`${width} px: ${sideways} px too wide`);
    const small = await smallTargets(part);
    faults.push(...small.map((target) => `${width} px: ${target}`));
  }
  return faults;
}

test.for(everyAddress)('%s fits and can be tapped at every width', async (address, { visit }) => {
  const page = await visit(address, phone);
  expect(await faultsAt(page, widths)).toEqual([]);
});

test('the open menu fits and can be tapped', async ({ visit }) => {
  const page = await visit('/', phone);
  await page.getByRole('button', { name: words.header.menu }).click();
  await page.getByRole('banner').getByRole('link', { name: 'About the bench' }).waitFor();
  expect(await faultsAt(page, [320, 360, 768], page.getByRole('banner'))).toEqual([]);
});

test('open answers fit and can be tapped', async ({ visit }) => {
  const page = await visit('/faq', phone);
  for (const { id, data } of collections.faq) {
    await page.getByText(String(data.question), { exact: true }).click();
    const answer = page.locator(`#${id}`);
    await answer.waitFor();
    expect.soft(await faultsAt(page, [1280, 320, 360], answer), id).toEqual([]);
  }
});

test('a sent form fits and can be tapped', async ({ visit, expectedMessages }) => {
  expectedMessages.push(handedOver);
  const page = await visit('/contact', phone);
  await sendButton(page).click();
  expect.soft(await faultsAt(page, [320, 1280], main(page)), 'refused').toEqual([]);
  await write(page, letter);
  await sendButton(page).click();
  await notice(page, words.notices.email).waitFor();
  expect.soft(await faultsAt(page, [320, 1280], main(page)), 'sent').toEqual([]);
});

test('a notice fits and can be closed by a finger', async ({ visit }) => {
  const page = await visit('/', phone);
  const title = String(collections.services[0]?.data.title);
  await page.getByRole('button', { name: title, exact: true }).click();
  await notice(page, words.notices.service.replace('{service}', title)).waitFor();
  const close = page.getByRole('button', { name: words.notices.close, exact: true });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await sidewaysScroll(page)).toBe(0);
    const box = await close.boundingBox();
    expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect.soft((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
    expect.soft((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(640);
  }
});

test('the page can be zoomed', async ({ visit }) => {
  const page = await visit('/', phone);
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  // 1280 px at 400 % leave 320 by 256.
  await goTo(page, '/contact');
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await sidewaysScroll(page)).toBe(0);
});
