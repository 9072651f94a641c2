import type { Locator, Page } from 'playwright-core';
import { externalHandler, letter, sendButton, fillForm } from '../support/contact-form.ts';
import { fonts } from '../support/fonts.ts';
import { main, notice } from '../support/parts.ts';
import { allPaths, phone } from '../support/pages.ts';
import { visibleText } from '../support/visible-text.ts';
import { sidewaysScroll, smallTargets } from '../support/targets.ts';
import { collections, texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { answerOutside, goTo } from '../support/visits.ts';

/** Returns the elements that are too wide, or too small to tap, at each width. */
async function faultsAt(page: Page, sizes: readonly number[], part = page.locator('body')) {
  const faults: string[] = [];
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = await sidewaysScroll(page);
    if (sideways !== 0) faults.push(`${width} px: ${sideways} px too wide`);
    const small = await smallTargets(part);
    faults.push(...small.map((target) => `${width} px: ${target}`));
  }
  return faults;
}

/** A very long Nepali word. */
const longWord = 'अन्तर्राष्ट्रियकरणसम्बन्धीपुनर्मूल्याङ्कनकार्यविधि';

/** Replaces all text of the page by longer text. */
function lengthenText(page: Page, kind: 'doubled' | 'long') {
  return page.evaluate(
    ([mode, word]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim()) continue;
        node.textContent =
          mode === 'doubled' ? `${node.textContent} ${node.textContent}` : `${word} ${word}`;
      }
    },
    [kind, longWord] as const,
  );
}

/** Returns the widths of windows that the page does not fit into. */
async function tooNarrow(page: Page): Promise<number[]> {
  const tooNarrowWidths: number[] = [];
  for (const width of [320, 768, 1280]) {
    // The height of a desktop at a zoom of 400 %.
    await page.setViewportSize({ width, height: 256 });
    if ((await sidewaysScroll(page)) !== 0) tooNarrowWidths.push(width);
  }
  return tooNarrowWidths;
}

test.for(allPaths)('fits %s on any screen with large and long text', async (path, { visit }) => {
  const page = await visit(path, { ...phone, javaScriptEnabled: false });
  expect(await faultsAt(page, [320, 768, 1280])).toEqual([]);
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);

  const setSize = (size: string) =>
    page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
  await setSize('200%');
  expect(await tooNarrow(page), 'large').toEqual([]);
  expect((await visibleText(page)).cut).toEqual([]);
  await setSize('');
  for (const kind of ['doubled', 'long'] as const) {
    await lengthenText(page, kind);
    expect(await tooNarrow(page), kind).toEqual([]);
  }
});

/** Returns words that are split across lines, except email addresses. */
function splitWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const split: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element } = node;
      // Text for screen readers has no lines.
      if (!element || element.matches('option') || getComputedStyle(element).clipPath !== 'none')
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\w@.]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes('@')) split.push(word);
      }
    }
    return split;
  });
}

test('splits no word on a phone with text at double size', async ({ visit }) => {
  const page = await visit('/', { ...phone, ...fonts.large });
  for (const path of allPaths) {
    await goTo(page, path);
    expect(await splitWords(page), path).toEqual([]);
  }
});

test('places three badges in one row or below each other', async ({ visit }) => {
  const page = await visit('/');
  const badges = main(page).getByRole('list').first().getByRole('listitem');
  for (const [width, columns] of [
    [360, 1],
    [768, 1],
    [1024, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await badges.evaluateAll((all) =>
      all.map((badge) => badge.getBoundingClientRect().x),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test("centres a button's icon next to two lines of text", async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 250, height: 740 }, ...fonts.wide });
  const button = main(page).getByRole('link', { name: 'Chat with the workshop' });
  const middleOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  const lines = await button.locator('svg + span').evaluate((label) => {
    const { height } = label.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(label).lineHeight));
  });
  expect(lines).toBe(2);
  expect(Math.abs((await middleOf(button.locator('svg'))) - (await middleOf(button)))).toBeLessThan(
    1,
  );
});

test('aligns the map with its column and reserves its space', async ({ visit }) => {
  const page = await visit('/contact', { ...phone, fault: answerOutside() });
  const map = page.getByTitle(texts.map.title, { exact: true });
  const mapFrame = map.locator('..');
  const before = await mapFrame.boundingBox();
  await map.scrollIntoViewIfNeeded();
  // The map changes its layout when it becomes visible.
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const { x, width, height } = (await mapFrame.boundingBox()) ?? {};
    expect({ x, width, height }).toMatchObject({
      x: before?.x,
      width: before?.width,
      height: before?.height,
    });
    expect((x ?? 0) * 2 + (width ?? 0)).toBe(page.viewportSize()?.width);
  }
});

test('fits the open menu on the screen with targets of sufficient size', async ({ visit }) => {
  const page = await visit('/', phone);
  await page.getByRole('button', { name: texts.header.menu }).click();
  await page.getByRole('banner').getByRole('link', { name: 'About the bench' }).waitFor();
  expect(await faultsAt(page, [320, 768], page.getByRole('banner'))).toEqual([]);
});

test('fits an open answer on the screen with targets of sufficient size', async ({ visit }) => {
  const page = await visit('/faq#opening-hours', phone);
  const answer = page.locator('#opening-hours');
  await answer.waitFor();
  expect(await answer.getByRole('link').count()).toBeGreaterThan(1);
  expect(await faultsAt(page, [1280, 320], answer)).toEqual([]);
});

test('fits a rejected and a sent form on the screen', async ({ visit, expectedMessages }) => {
  expectedMessages.push(externalHandler);
  const page = await visit('/contact', phone);
  await sendButton(page).click();
  expect.soft(await faultsAt(page, [320, 1280], main(page)), 'rejected').toEqual([]);
  await fillForm(page, letter);
  await sendButton(page).click();
  await notice(page, texts.notices.email).waitFor();
  expect.soft(await faultsAt(page, [320, 1280], main(page)), 'sent').toEqual([]);
});

test('fits a notice on the screen with a close button of sufficient size', async ({ visit }) => {
  const page = await visit('/', phone);
  const title = String(collections.services[0]?.data.title);
  // By keyboard, so that the notice stays until it is closed.
  await page.getByRole('button', { name: title, exact: true }).press('Enter');
  await notice(page, texts.notices.service.replace('{service}', title)).waitFor();
  const close = page.getByRole('button', { name: texts.notices.close, exact: true });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await sidewaysScroll(page)).toBe(0);
    // The notice slides in from below.
    const bottom = async () => {
      const box = await close.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? Infinity);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(640);
    const box = await close.boundingBox();
    expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect.soft((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
  }
});
