import type { Page } from 'playwright-core';
import { everyAddress, phone } from './setup/pages.ts';
import { words } from './setup/shop.ts';
import { expect, test } from './setup/visitor.ts';
import { goTo } from './setup/visits.ts';

/** Goes down the page step by step, as a reader does, so that all that waits for it is loaded. */
async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate(
      (position) =>
        new Promise((resolve) => {
          window.scrollTo(0, position);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      y,
    );
  }
  await page.waitForLoadState('networkidle');
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
