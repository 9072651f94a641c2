import type { Page } from 'playwright-core';
import { findBarriers } from '../support/axe.ts';
import { boxOf } from '../support/boxes.ts';
import { allPaths, desktop, phone } from '../support/pages.ts';
import { headerLink, main, notice } from '../support/parts.ts';
import { expectOpenAnswers, question } from '../support/questions.ts';
import { collections, texts } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

/** Moments when the shop is closed or open. The opening status has a different colour at each. */
const whileClosed = { at: new Date('2026-11-20T20:00:00+05:45') };
const whileOpen = { at: new Date('2026-11-23T12:00:00+05:45') };

/** Window sizes, each with a colour scheme. */
const desktopByDay = { ...desktop, colorScheme: 'light' } as const;
const desktopAtNight = { ...desktop, colorScheme: 'dark' } as const;
const phoneByDay = { ...phone, colorScheme: 'light' } as const;
const phoneAtNight = { ...phone, colorScheme: 'dark' } as const;

type Device = typeof desktop & { colorScheme: 'light' | 'dark' };

/** Returns the barriers (accessibility problems) that axe finds on each device. */
async function listBarriers(page: Page, devices: readonly Device[], selector?: string) {
  const found: string[] = [];
  for (const { viewport, colorScheme } of devices) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // axe ignores text that the header covers, so scroll to the top.
    await page.evaluate(() => window.scrollTo(0, 0));
    const barriers = await findBarriers(page, selector);
    found.push(...barriers.map((barrier) => `${viewport.width} px, ${colorScheme}: ${barrier}`));
  }
  return found;
}

test.for(allPaths)('has landmarks, names and no barriers on %s', async (path, { visit }) => {
  const page = await visit(path, whileClosed);
  const snapshot = await page.locator('body').ariaSnapshot();
  const [firstHeading] = /- heading .*/.exec(snapshot) ?? [];
  expect(firstHeading).toContain('[level=1]');
  for (const landmark of ['banner', 'navigation "All pages"', 'main', 'contentinfo']) {
    const occurrences = snapshot.split(`- ${landmark}:`).length - 1;
    expect(occurrences, landmark).toBe(1);
  }
  const namelessControl = /^ *- (link|button|textbox|combobox|img)(:| \[|$)/m;
  expect(snapshot).not.toMatch(namelessControl);

  expect(await listBarriers(page, [desktopByDay, phoneAtNight])).toEqual([]);
});

testOnNext("has no barriers in any tag's example on any device", async ({ visit }) => {
  const page = await visit('/every-tag', whileClosed);
  const devices = [desktopByDay, desktopAtNight, phoneByDay, phoneAtNight];
  expect(await listBarriers(page, devices)).toEqual([]);
});

test('has no barriers on the home page while the shop is open', async ({ visit }) => {
  const page = await visit('/', whileOpen);
  expect(await listBarriers(page, [phoneByDay, phoneAtNight], 'main')).toEqual([]);
});

test('has no barriers with the menu open and a notice shown', async ({ visit }) => {
  const page = await visit('/', phone);
  const title = String(collections.services[0]?.data.title);
  await page.getByRole('button', { name: title, exact: true }).click();
  await notice(page, texts.notices.service.replace('{service}', title)).waitFor();
  expect(await listBarriers(page, [phoneByDay, phoneAtNight], 'section[aria-live]')).toEqual([]);
  await page.getByRole('button', { name: texts.header.menu }).click();
  await headerLink(page, 'Answers').waitFor();
  expect(await listBarriers(page, [phoneByDay, phoneAtNight], 'header')).toEqual([]);
});

test('has no barriers with an open answer, after following a link', async ({ visit }) => {
  const page = await visit('/');
  await headerLink(page, 'Answers').click();
  await question(page, 'opening-hours').click();
  await expectOpenAnswers(page, ['opening-hours']);
  expect(await listBarriers(page, [phoneAtNight, desktopByDay])).toEqual([]);
});

test('begins the outline of a page with its first section, not with a badge', async ({ visit }) => {
  const page = await visit('/');
  const [firstBadge] = collections.badges;
  const title = main(page).getByText(String(firstBadge?.data.title), { exact: true });
  await title.waitFor();
  const sections = await main(page).getByRole('heading', { level: 2 }).all();
  expect(sections).not.toEqual([]);
  const { top } = await boxOf(title);
  for (const section of sections) expect((await boxOf(section)).top).toBeGreaterThan(top);
});
