import type { Page } from 'playwright-core';
import { everyAddress, phone } from '../support/pages.ts';
import { words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

/** Goes down the page step by step, as a reader does, so that all that waits for it is loaded. */
async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) await scrollTo(page, y);
  await page.waitForLoadState('networkidle');
}

/** Goes to a place on the page, in px from its top, and looks at it for a moment. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate(
    (position) =>
      new Promise((resolve) => {
        window.scrollTo(0, position);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    y,
  );
}

test('nothing is fetched from outside but the map, once it comes near', async ({
  visit,
  outside,
}) => {
  const page = await visit('/', phone);
  expect(outside).toEqual([]);
  const map = new URL(
    (await page.getByTitle(words.map.title, { exact: true }).getAttribute('src')) ?? '',
  );
  for (const address of everyAddress) {
    await goTo(page, address);
    await readToTheEnd(page);
    const hasMap = address === '/' || address === '/contact';
    expect(outside.splice(0), address).toEqual(hasMap ? [map.href] : []);
  }
});

test.for(['/', '/contact'])(
  'on a phone the map of %s costs nothing until it is about two screens away',
  async (address, { visit, outside }) => {
    const page = await visit(address, phone);
    const map = page.getByTitle(words.map.title, { exact: true });
    const top = await map.evaluate((frame) => frame.getBoundingClientRect().top);
    const { height } = phone.viewport;
    await scrollTo(page, top - 4 * height);
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
    await scrollTo(page, top - 2 * height);
    await expect.poll(() => outside).toHaveLength(1);
  },
);
