import type { Page } from 'playwright-core';
import { everyAddress, phone } from '../support/pages.ts';
import { expect, test } from '../support/visitor.ts';

/** A compound as long as Nepali words become. */
const longWord = 'अन्तर्राष्ट्रियकरणसम्बन्धीपुनर्मूल्याङ्कनकार्यविधि';

/** What sticks out of the page on either side, each by its words. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`);
  });
}

/** Puts other words in the place of all words of the page. */
function replaceWords(page: Page, kind: 'doubled' | 'long') {
  return page.evaluate(
    ([how, word]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim()) continue;
        node.textContent =
          how === 'doubled' ? `${node.textContent} ${node.textContent}` : `${word} ${word}`;
      }
    },
    [kind, longWord] as const,
  );
}

for (const width of [320, 768, 1280]) {
  test(`words of twice the length and long Nepali words fit at ${width} px`, async ({ visit }) => {
    const viewport = { width, height: 800 };
    const page = await visit('/', { viewport, javaScriptEnabled: false });
    for (const address of everyAddress) {
      await page.goto(address);
      for (const kind of ['doubled', 'long'] as const) {
        await replaceWords(page, kind);
        expect(await stickingOut(page), `${kind} on ${address}`).toEqual([]);
      }
    }
  });
}

test('text of twice the size fits on a phone', async ({ visit }) => {
  const page = await visit('/', { ...phone, javaScriptEnabled: false });
  for (const address of everyAddress) {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await stickingOut(page), address).toEqual([]);
  }
});
