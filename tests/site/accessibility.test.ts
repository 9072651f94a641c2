import type { Page } from 'playwright-core';
import { findBarriers } from '../support/axe.ts';
import { sendButton } from '../support/contact-form.ts';
import { headerLink, main, notice } from '../support/parts.ts';
import { desk, everyAddress, phone } from '../support/pages.ts';
import { collections, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

/** Moments at which the shop is closed and open; what the pages say of it differs in colour. */
const friday = { at: new Date('2026-11-20T20:00:00+05:45') };
const monday = { at: new Date('2026-11-23T12:00:00+05:45') };

const windows = [phone, desk];
const schemes = ['light', 'dark'] as const;

test.for(everyAddress)('%s has no barriers, by day and at night', async (address, { visit }) => {
  const page = await visit(address, friday);
  expect(await barriersIn(page, windows)).toEqual([]);
});

test('the home page has none while the shop is open', async ({ visit }) => {
  const page = await visit('/', monday);
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('the open menu has none', async ({ visit }) => {
  const page = await visit('/', { ...phone, ...friday });
  await page.getByRole('button', { name: words.header.menu }).click();
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('an open answer has none', async ({ visit }) => {
  const page = await visit('/faq');
  const last = collections.faq.at(-1);
  await main(page).getByText(String(last?.data.question), { exact: true }).click();
  await page.locator(`#${last?.id}`).waitFor();
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('a notice has none', async ({ visit }) => {
  const page = await visit('/', { ...phone, ...friday });
  const title = String(collections.services[0]?.data.title);
  await page.getByRole('button', { name: title, exact: true }).click();
  await notice(page, words.notices.service.replace('{service}', title)).waitFor();
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('a refused form has none', async ({ visit }) => {
  const page = await visit('/contact', friday);
  await sendButton(page).click();
  expect(await barriersIn(page, [phone])).toEqual([]);
});

test('a page reached by a link has none', async ({ visit }) => {
  const page = await visit('/');
  await headerLink(page, 'Answers').click();
  await main(page).getByRole('heading', { name: 'Not among these?' }).waitFor();
  expect(await barriersIn(page, [desk])).toEqual([]);
});

/** What axe finds at each size, by day and at night. */
async function barriersIn(page: Page, sizes: typeof windows): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const barriers = await findBarriers(page);
      found.push(...barriers.map((barrier) => `${viewport.width} px, ${colorScheme}: ${barrier}`));
    }
  }
  return found;
}
