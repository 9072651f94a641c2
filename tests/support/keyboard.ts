import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The words of what has the focus, as it would be read out; empty where nothing has it. */
export function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const label = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return label.replaceAll(/\s+/g, ' ').trim();
  });
}

/** Presses Tab until the focus stands on what bears these words. @throws when it never does */
export async function tabTo(page: Page, words: string) {
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedWords(page)) === words) return;
  }
  throw new Error(`the keyboard does not reach "${words}"`);
}

/**
 * Lets a lazy map load at once: one that loads while the keyboard passes it takes the focus away. The
 * visit answers for it (`answerOutside`).
 */
export async function loadMap(page: Page) {
  const map = page.locator('iframe');
  await map.evaluate((frame) => frame.setAttribute('loading', 'eager'));
  await map.contentFrame().locator('html').waitFor({ state: 'attached' });
  await expect.poll(() => page.frames().at(-1)?.title()).toBe('outside');
}
