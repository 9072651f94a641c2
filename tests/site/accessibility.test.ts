import type { Page } from 'playwright-core';
import { findBarriers } from '../support/axe.ts';
import { sendButton } from '../support/contact-form.ts';
import { headerLink, main, notice } from '../support/parts.ts';
import { desk, allPaths, phone } from '../support/pages.ts';
import { collections, texts } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

/** Moments when the shop is closed and open. The line about it has different colours. */
const friday = { at: new Date('2026-11-20T20:00:00+05:45') };
const monday = { at: new Date('2026-11-23T12:00:00+05:45') };

const deskByDay = { ...desk, colorScheme: 'light' } as const;
const deskAtNight = { ...desk, colorScheme: 'dark' } as const;
const phoneByDay = { ...phone, colorScheme: 'light' } as const;
const phoneAtNight = { ...phone, colorScheme: 'dark' } as const;

type Look = typeof deskByDay | typeof deskAtNight;

/** Returns the problems that axe finds in a part of the page, in each colour scheme and width. */
async function barriersIn(page: Page, looks: readonly Look[], part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // axe ignores text that the header covers, so scroll to the top.
    await page.evaluate(() => window.scrollTo(0, 0));
    const barriers = await findBarriers(page, part);
    found.push(...barriers.map((barrier) => `${viewport.width} px, ${colorScheme}: ${barrier}`));
  }
  return found;
}

test.for(allPaths)('finds no barriers on %s, and names controls', async (path, { visit }) => {
  const page = await visit(path, friday);
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim());
  const heading = lines.find((line) => line.startsWith('- heading'));
  expect(heading).toMatch(/\[level=1\]/);
  for (const landmark of ['banner', 'navigation "All pages"', 'main', 'contentinfo']) {
    expect(
      lines.filter((line) => line.startsWith(`- ${landmark}:`)),
      landmark,
    ).toHaveLength(1);
  }
  const nameless = /^- (link|button|textbox|combobox|img)(:| \[|$)/;
  expect(lines.filter((line) => nameless.test(line))).toEqual([]);

  expect(await barriersIn(page, [deskByDay, phoneAtNight])).toEqual([]);
});

testOnNext("finds no barriers in any tag's example on any screen", async ({ visit }) => {
  const page = await visit('/every-tag', friday);
  const looks = [deskByDay, deskAtNight, phoneByDay, phoneAtNight];
  expect(await barriersIn(page, looks)).toEqual([]);
});

test('has no barriers on the home page while the shop is open', async ({ visit }) => {
  const page = await visit('/', monday);
  expect(await barriersIn(page, [phoneByDay, phoneAtNight], 'main')).toEqual([]);
});

test('has no barriers with the menu open and a notice shown', async ({ visit }) => {
  const page = await visit('/', phone);
  const title = String(collections.services[0]?.data.title);
  await page.getByRole('button', { name: title, exact: true }).click();
  await notice(page, texts.notices.service.replace('{service}', title)).waitFor();
  expect(await barriersIn(page, [phoneByDay, phoneAtNight], 'section[aria-live]')).toEqual([]);
  await page.getByRole('button', { name: texts.header.menu }).click();
  expect(await barriersIn(page, [phoneByDay, phoneAtNight], 'header')).toEqual([]);
});

test('has no barriers with an open answer, after following a link', async ({ visit }) => {
  const page = await visit('/');
  await headerLink(page, 'Answers').click();
  const last = collections.faq.at(-1);
  await main(page).getByText(String(last?.data.question), { exact: true }).click();
  await page.locator(`#${last?.id}`).waitFor();
  expect(await barriersIn(page, [phoneAtNight, deskByDay])).toEqual([]);
});

test('has no barriers with a rejected form', async ({ visit }) => {
  const page = await visit('/contact');
  await sendButton(page).click();
  expect(await barriersIn(page, [phoneByDay, phoneAtNight], 'form')).toEqual([]);
});
