import type { Page } from 'playwright-core';
import { boxOf } from '../support/boxes.ts';
import { externalHandler, letter, sendButton, fillForm } from '../support/contact-form.ts';
import { fonts } from '../support/fonts.ts';
import { allPaths, phone } from '../support/pages.ts';
import {
  header,
  headerLink,
  itemWith,
  lastingNotices,
  main,
  notice,
  titleHeading,
} from '../support/parts.ts';
import { collections, texts } from '../support/shop.ts';
import { faultsAtWidths, sidewaysScroll, smallTargets } from '../support/targets.ts';
import { visibleText } from '../support/visible-text.ts';
import { expect, test } from '../support/visitor.ts';
import { stubOtherHosts, goTo } from '../support/visits.ts';

/** Returns for each width if the page is too wide, and which controls are too small to tap. */
function faultsAt(page: Page, widths: readonly number[], part = page.locator('body')) {
  return faultsAtWidths(page, widths, () => smallTargets(part));
}

/** A very long Nepali word. */
const longWord = 'अन्तर्राष्ट्रियकरणसम्बन्धीपुनर्मूल्याङ्कनकार्यविधि';

/** Doubles all text of the page, or replaces it by two very long words. */
function lengthenText(page: Page, kind: 'doubled' | 'long words') {
  return page.evaluate(
    ([textKind, word]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim()) continue;
        const text = textKind === 'doubled' ? node.textContent : word;
        node.textContent = `${text} ${text}`;
      }
    },
    [kind, longWord] as const,
  );
}

/** Returns the widths of windows that the page does not fit into. */
async function findTooNarrowWidths(page: Page): Promise<number[]> {
  const tooNarrow: number[] = [];
  for (const width of [320, 768, 1280]) {
    // The height of a desktop at a zoom of 400 %.
    await page.setViewportSize({ width, height: 256 });
    if ((await sidewaysScroll(page)) !== 0) tooNarrow.push(width);
  }
  return tooNarrow;
}

test.for(allPaths)('fits %s on any screen with large and long text', async (path, { look }) => {
  const page = await look(path, { ...phone, javaScriptEnabled: false });
  expect(await faultsAt(page, [320, 768, 1280])).toEqual([]);
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);

  const setFontSize = (size: string) =>
    page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
  await setFontSize('200%');
  expect(await findTooNarrowWidths(page), 'large text').toEqual([]);
  expect((await visibleText(page)).cut).toEqual([]);
  await setFontSize('');
  for (const kind of ['doubled', 'long words'] as const) {
    await lengthenText(page, kind);
    expect(await findTooNarrowWidths(page), kind).toEqual([]);
  }
});

/** Returns words that are split across lines, except email addresses. */
function findSplitWords(page: Page): Promise<string[]> {
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

/** Returns headings whose letters are smaller than those of the page's text, or of the next text. */
function findSmallHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
      .filter((heading) => {
        const next = heading.nextElementSibling;
        const smallest = next?.matches('p')
          ? Math.max(sizeOf(document.body), sizeOf(next))
          : sizeOf(document.body);
        return sizeOf(heading) < smallest;
      })
      .map((heading) => heading.textContent ?? '');
  });
}

test('splits no word, and keeps headings large, with text at double size', async ({ visit }) => {
  const page = await visit('/', { ...phone, ...fonts.doubleNarrow });
  for (const path of allPaths) {
    await goTo(page, path);
    expect(await findSplitWords(page), path).toEqual([]);
    expect(await findSmallHeadings(page), path).toEqual([]);
  }
});

test('begins pages with and without a picture at the same height', async ({ look }) => {
  const tops: number[] = [];
  for (const path of ['/about', '/faq', '/contact']) {
    tops.push((await boxOf(titleHeading(await look(path, phone)))).top);
  }
  expect(new Set(tops).size, tops.join()).toBe(1);
});

test('places three badges in one row or below each other', async ({ look }) => {
  const page = await look('/');
  const badges = main(page).getByRole('list').first().getByRole('listitem');
  for (const [width, columns] of [
    [360, 1],
    [768, 1],
    [1024, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all((await badges.all()).map(boxOf));
    expect(new Set(boxes.map(({ left }) => left)).size, `${width} px`).toBe(columns);
  }
});

test('begins headings, titles and introductions of a desktop in two columns', async ({ look }) => {
  const page = await look('/');
  const leftOf = (text: string) =>
    main(page)
      .getByText(text)
      .first()
      .evaluate((node) => Math.round(node.getBoundingClientRect().left));
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const column = await leftOf('From the bench');
    expect(await leftOf(String(collections.categories[0]?.data.title)), `${width} px`).toBe(column);
    expect(await leftOf('Give a room its table'), `${width} px`).toBe(column);
    expect(await leftOf('We take '), `${width} px`).toBe(await leftOf('Each week other pieces'));
  }
});

test('shows three numbers in a row, and the form soon, on a phone', async ({ look }) => {
  const page = await look('/', phone);
  const figures = collections.stats.map(({ data }) => String(data.label));
  const tops: number[] = [];
  for (const label of figures) {
    const stat = itemWith(page, page.getByText(label, { exact: true }));
    tops.push((await boxOf(stat)).top);
  }
  expect(figures).toHaveLength(3);
  expect(new Set(tops).size, tops.join()).toBe(1);

  const contact = await look('/contact', phone);
  const { top } = await boxOf(contact.getByRole('form').getByRole('textbox').first());
  expect(top).toBeLessThan(1.5 * phone.viewport.height);
});

test('places the titles of services in a row on one line', async ({ look }) => {
  const page = await look('/');
  const first = itemWith(page, page.getByRole('button', { name: 'Repair', exact: true }));
  await first
    .getByRole('paragraph')
    .evaluate((text) => text.append(` ${text.textContent}`.repeat(3)));
  const second = itemWith(page, page.getByRole('button', { name: 'Transport', exact: true }));
  const [left, right] = await Promise.all(
    [first, second].map((item) => boxOf(item.getByRole('heading'))),
  );
  expect(left?.top).toBe(right?.top);
});

test("centres a button's icon next to two lines of text", async ({ look }) => {
  const page = await look('/', { viewport: { width: 250, height: 740 }, ...fonts.wide });
  const button = main(page).getByRole('link', { name: 'Chat with the workshop' });
  const lines = await button.locator('svg + span').evaluate((label) => {
    const { height } = label.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(label).lineHeight));
  });
  expect(lines).toBe(2);
  const iconBox = await boxOf(button.locator('svg'));
  const { top, bottom } = await boxOf(button);
  const [spaceAbove, spaceBelow] = [iconBox.top - top, bottom - iconBox.bottom];
  expect(Math.abs(spaceAbove - spaceBelow)).toBeLessThan(2);
});

test('aligns the map with its column and reserves its space', async ({ visit }) => {
  const page = await visit('/contact', { ...phone, prepare: stubOtherHosts() });
  const map = page.getByTitle(texts.map.title, { exact: true });
  const { left, right, height } = await boxOf(map.locator('..'));
  expect(left).toBe(phone.viewport.width - right);
  await map.scrollIntoViewIfNeeded();
  // The map changes its layout when it becomes visible.
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await boxOf(map.locator('..'))).toMatchObject({ left, right, height });
  }
});

test('fits the open menu on the screen with targets of sufficient size', async ({ look }) => {
  const page = await look('/', phone);
  await page.getByRole('button', { name: texts.header.menu }).click();
  await headerLink(page, 'About the bench').waitFor();
  expect(await faultsAt(page, [320, 768], header(page))).toEqual([]);
});

test('fits an open answer on the screen with targets of sufficient size', async ({ look }) => {
  const page = await look('/faq#opening-hours', phone);
  const answer = page.locator('#opening-hours');
  await answer.waitFor();
  expect(await answer.getByRole('link').count()).toBeGreaterThan(1);
  expect(await faultsAt(page, [1280, 320], answer)).toEqual([]);
});

test('fits a rejected and a sent form on the screen', async ({ visit, expectedMessages }) => {
  expectedMessages.push(externalHandler);
  const page = await visit('/contact', { ...phone, styles: lastingNotices });
  await sendButton(page).click();
  expect.soft(await faultsAt(page, [320, 1280], main(page)), 'rejected').toEqual([]);
  await fillForm(page, letter);
  await sendButton(page).click();
  await notice(page, texts.notices.email).waitFor();
  expect.soft(await faultsAt(page, [320, 1280], main(page)), 'sent').toEqual([]);
});

test('fits a notice on the screen with a close button of sufficient size', async ({ look }) => {
  const page = await look('/', phone);
  const title = String(collections.services[0]?.data.title);
  // By keyboard, so that the notice stays until it is closed.
  await page.getByRole('button', { name: title, exact: true }).press('Enter');
  await notice(page, texts.notices.service.replace('{service}', title)).waitFor();
  const close = page.getByRole('button', { name: texts.notices.close, exact: true });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await sidewaysScroll(page)).toBe(0);
    // The notice slides in from below.
    await expect.poll(async () => (await boxOf(close)).bottom).toBeLessThanOrEqual(640);
    const box = await boxOf(close);
    expect.soft(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect.soft(box.right).toBeLessThanOrEqual(width);
  }
});
