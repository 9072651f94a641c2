import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boxOf } from '../support/boxes.ts';
import { fonts } from '../support/fonts.ts';
import { focusedText, tabTo } from '../support/keyboard.ts';
import { linkedPages, phone } from '../support/pages.ts';
import { header, headerLink, pathOf } from '../support/parts.ts';
import { texts } from '../support/shop.ts';
import { test } from '../support/visitor.ts';
import { waitUntilIdle } from '../support/visits.ts';

const menuButton = (page: Page) => header(page).getByRole('button', { name: texts.header.menu });

/** Waits until all five links are visible, or none of them. */
async function expectMenu(page: Page, state: 'open' | 'closed') {
  const labels = linkedPages.map(({ label }) => label);
  const visibleLabels = async () => {
    const visible: string[] = [];
    for (const label of labels) if (await headerLink(page, label).isVisible()) visible.push(label);
    return visible;
  };
  await expect.poll(visibleLabels).toEqual(state === 'open' ? labels : []);
}

/** Returns the value of "expanded" that a screen reader announces for the menu button. */
async function readExpanded(page: Page): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const button = nodes.find(
    ({ role, name }) => role?.value === 'button' && name?.value === texts.header.menu,
  );
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('opens and closes the links with the menu button on a phone', async ({ look }) => {
  const page = await look('/', phone);
  await expectMenu(page, 'closed');
  await expect.poll(() => readExpanded(page)).toBe(false);

  await menuButton(page).click();
  await expectMenu(page, 'open');
  await expect.poll(() => readExpanded(page)).toBe(true);

  await menuButton(page).click();
  await expectMenu(page, 'closed');
});

test('closes the menu when a link is chosen, even for the current page', async ({ look }) => {
  const page = await look('/', phone);
  for (const { label, path } of [linkedPages[3], linkedPages[3]]) {
    await menuButton(page).click();
    await headerLink(page, label).click();
    await expect.poll(() => pathOf(page)).toBe(path);
    await expectMenu(page, 'closed');
  }
});

test('opens the menu, follows a link and closes the menu by keyboard', async ({ look }) => {
  const page = await look('/', phone);
  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Enter');
  await expectMenu(page, 'open');

  // The links follow their button in the tab order, even if they do not in the document.
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedText(page)).toBe('Workshop');
  await tabTo(page, 'Answers');
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/faq');
  await expectMenu(page, 'closed');

  // Escape closes the menu and focuses its button.
  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Space');
  await expectMenu(page, 'open');
  await tabTo(page, 'About the bench');
  await page.keyboard.press('Escape');
  await expectMenu(page, 'closed');
  await expect.poll(() => focusedText(page)).toBe(texts.header.menu);
});

test('opens the menu below the header at normal and double text size', async ({ look }) => {
  for (const font of [fonts.wide, fonts.doubleWide]) {
    const page = await look('/', { ...phone, ...font });
    await menuButton(page).click();
    await expectMenu(page, 'open');
    const { bottom } = await boxOf(header(page));
    expect((await boxOf(headerLink(page, 'Workshop'))).top).toBeGreaterThanOrEqual(bottom);
    const lastLink = header(page).getByRole('link', { name: 'Chat' });
    await lastLink.scrollIntoViewIfNeeded();
    expect((await boxOf(lastLink)).bottom).toBeLessThanOrEqual(phone.viewport.height);
  }
});

test('shows the contacts of the open menu on a phone on its side', async ({ look }) => {
  const viewport = { width: 640, height: 360 };
  const page = await look('/', { viewport });
  await menuButton(page).click();
  await expectMenu(page, 'open');
  const chat = await boxOf(header(page).getByRole('link', { name: 'Chat' }));
  expect(chat.bottom).toBeLessThanOrEqual(viewport.height);
});

test('closes the menu when the focus leaves the menu', async ({ look }) => {
  const page = await look('/', phone);
  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Enter');
  await expectMenu(page, 'open');
  await tabTo(page, 'Find us');
  // The first two presses focus call and chat, the third one leaves the menu.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  await expectMenu(page, 'closed');
  expect(await focusedText(page)).not.toBe('');

  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expectMenu(page, 'closed');
});

test('does not scroll the page below the open menu', async ({ look }) => {
  const page = await look('/', phone);
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
