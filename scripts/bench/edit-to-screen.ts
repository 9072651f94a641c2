import type { Page } from 'playwright-core';

/**
 * Saves words and waits until they are painted in the open page.
 * @param words words that the page does not show yet
 * @param save writes them into a file
 * @returns the milliseconds between, by the clock that this process and the browser share
 * @throws where they are not shown within ten seconds
 */
export async function editToScreen(
  page: Page,
  words: string,
  save: () => Promise<void>,
): Promise<number> {
  const screen = await page.evaluateHandle((awaited) => {
    const painted = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`"${awaited}" was saved and never shown`)), 10_000);
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(awaited)) return;
        observer.disconnect();
        // What is posted while a frame is made comes after it.
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { painted };
  }, words);
  const saved = Date.now();
  await save();
  const painted = await screen.evaluate((seen) => seen.painted);
  await screen.dispose();
  return painted - saved;
}
