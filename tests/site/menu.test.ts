import type { Page } from 'playwright-core';
import { fonts, largeFont } from '../support/fonts.ts';
import { focusedText, tabTo } from '../support/keyboard.ts';
import { linkedPages, phone } from '../support/pages.ts';
import { texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { waitUntilIdle } from '../support/visits.ts';

const header = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => header(page).getByRole('button', { name: texts.header.menu });
const menuLink = (page: Page, label: string) =>
  header(page).getByRole('link', { name: label, exact: true });

/** Returns which of the five links are visible. */
async function visibleLinks(page: Page) {
  const visible: string[] = [];
  for (const { label } of linkedPages) {
    if (await menuLink(page, label).isVisible()) visible.push(label);
  }
  return visible;
}

const allLabels = linkedPages.map(({ label }) => label);

/** Returns true if a screen reader announces the menu button as expanded. */
async function isAnnouncedAsOpen(page: Page): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const button = nodes.find(
    ({ role, name }) => role?.value === 'button' && name?.value === texts.header.menu,
  );
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('opens and closes the links with the menu button on a phone', async ({ visit }) => {
  const page = await visit('/', phone);
  expect(await visibleLinks(page)).toEqual([]);
  expect(await isAnnouncedAsOpen(page)).toBe(false);

  await menuButton(page).click();
  expect(await visibleLinks(page)).toEqual(allLabels);
  expect(await isAnnouncedAsOpen(page)).toBe(true);

  await menuButton(page).click();
  expect(await visibleLinks(page)).toEqual([]);
});

test('closes the menu when a link is chosen, even for the current page', async ({ visit }) => {
  const page = await visit('/', phone);
  for (const { label, path } of [linkedPages[3], linkedPages[3]]) {
    await menuButton(page).click();
    await menuLink(page, label).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => visibleLinks(page)).toEqual([]);
  }
});

test('works by keyboard alone', async ({ visit }) => {
  const page = await visit('/', phone);
  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Enter');
  expect(await visibleLinks(page)).toEqual(allLabels);

  // The links follow their button in the tab order, even if they do not in the document.
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Workshop');
  await tabTo(page, 'Answers');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/faq');
  expect(await visibleLinks(page)).toEqual([]);

  // Escape closes the menu and focuses its button.
  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Space');
  expect(await visibleLinks(page)).toEqual(allLabels);
  await tabTo(page, 'About the bench');
  await page.keyboard.press('Escape');
  await expect.poll(() => visibleLinks(page)).toEqual([]);
  expect(await focusedText(page)).toBe(texts.header.menu);
});

test('opens below the header, with text at normal and double size', async ({ visit }) => {
  for (const settings of [fonts.wide, largeFont]) {
    const page = await visit('/', { ...phone, ...settings });
    await menuButton(page).click();
    const above = await header(page).boundingBox();
    const first = await menuLink(page, 'Workshop').boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await header(page).getByRole('link', { name: 'Chat' }).scrollIntoViewIfNeeded();
    const last = await header(page).getByRole('link', { name: 'Chat' }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(phone.viewport.height);
  }
});

test('closes when the focus leaves it, and focuses nothing below it', async ({ visit }) => {
  const page = await visit('/', phone);
  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Enter');
  expect(await visibleLinks(page)).toEqual(allLabels);
  await tabTo(page, 'Find us');
  // Call and chat, and then the elements below the menu.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  await expect.poll(() => visibleLinks(page)).toEqual([]);
  expect(await focusedText(page)).not.toBe('');

  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => visibleLinks(page)).toEqual([]);
});

test('does not scroll the page below the open menu', async ({ visit }) => {
  const page = await visit('/', phone);
  const readScrollY = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(180, 650);
  await menuButton(page).press('Enter');
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('End');
  await waitUntilIdle(page);
  expect(await readScrollY()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 300);
  await expect.poll(readScrollY).toBeGreaterThan(0);
});
