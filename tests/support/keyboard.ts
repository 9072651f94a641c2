import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns the accessible text of the focused element, or an empty text. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const label = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return label.replaceAll(/\s+/g, ' ').trim();
  });
}

/** Presses Tab until the element with this text has the focus. @throws after 120 presses */
export async function tabTo(page: Page, text: string) {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)) === text) return;
  }
  throw new Error(`the keyboard does not reach "${text}"`);
}

/** Loads the lazy map, which would take the focus when it loads later. Needs `stubOtherHosts`. */
export async function loadMap(page: Page) {
  const map = page.locator('iframe');
  await map.evaluate((frame) => frame.setAttribute('loading', 'eager'));
  await map.contentFrame().locator('html').waitFor({ state: 'attached' });
  await expect.poll(() => page.frames().at(-1)?.title()).toBe('outside');
}
