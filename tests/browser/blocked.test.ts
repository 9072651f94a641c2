import { blocked, brokenFiles, font, hung, style, withFiles } from './setup/faults.ts';
import { everyAddress, linkedPages, phone } from './setup/pages.ts';
import { main } from './setup/parts.ts';
import { addresses, addressLine, pageAt, words } from './setup/shop.ts';
import { expect, test } from './setup/visitor.ts';
import { goTo, type VisitOptions } from './setup/visits.ts';

test('without styles the page is a document: readable, with icons as small as words, and its links lead on', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(brokenFiles);
  const page = await visit('/', withFiles(style, blocked));
  const icons = await page.locator('svg').all();
  for (const icon of icons) expect((await icon.boundingBox())?.width).toBeLessThanOrEqual(40);
  expect(await page.getByText(words.trouble.saved).isVisible()).toBe(false);
  for (const { label, address } of linkedPages.slice(1)) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => page.title()).toBe(pageAt(address).title);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
  }
});

test('without the font every page stands in another one, and nothing is cut off', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(brokenFiles);
  const page = await visit('/', { ...withFiles(font, blocked), ...phone });
  for (const address of everyAddress) {
    await goTo(page, address);
    expect(await main(page).getByRole('heading', { level: 1 }).isVisible(), address).toBe(true);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBe(phone.viewport.width);
  }
});

/** What may become of the map, whose host is another one. */
const maps: { fault: string; options: VisitOptions }[] = [
  { fault: 'blocked', options: withFiles(/openstreetmap|\/embed/, blocked) },
  { fault: 'hung', options: withFiles(/openstreetmap|\/embed/, hung) },
];

test.for(maps)(
  'with the map $fault, address, directions and form are there',
  async ({ options }, { visit, expectedMessages }) => {
    expectedMessages.push(brokenFiles);
    const page = await visit('/contact', { ...options, comesAlive: false });
    const map = page.getByTitle(words.map.title, { exact: true });
    await map.scrollIntoViewIfNeeded();
    await main(page).getByText(addressLine, { exact: true }).first().waitFor();
    const directions = main(page).getByRole('link', { name: words.map.directions });
    expect(await directions.getAttribute('href')).toBe(addresses.directions);

    // The page itself does not wait for the map.
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  },
);
