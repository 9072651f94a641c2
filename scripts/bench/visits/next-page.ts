import type { Page } from 'playwright-core';

/**
 * Taps the link to another page, which the footer of every page has.
 * @param page a live page
 * @param path of the other page
 * @returns the ms from the end of the tap, when the finger is lifted, until its heading is painted
 */
export async function nextPageTime(page: Page, path: string): Promise<number> {
  const link = page.locator(`footer a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  // Whoever comes to the foot of a page has been there for a while.
  await page.waitForTimeout(1000);
  const shown = await page.evaluateHandle(() => {
    const heading = document.querySelector('h1')?.textContent;
    let tapped = Number.NaN;
    addEventListener('pointerup', ({ timeStamp }) => (tapped = timeStamp), { capture: true });
    const time = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        const now = document.querySelector('h1')?.textContent;
        if (now === undefined || now === heading) return;
        observer.disconnect();
        // What is posted while a frame is made comes after it.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tapped)));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { time };
  });
  await link.tap();
  return shown.evaluate(({ time }) => time);
}
