import type { BrowserContext, Page } from 'playwright-core';
import { field, letter } from '../support/contact-form.ts';
import {
  hasNotReloaded,
  headerLink,
  main,
  pathOf,
  titleHeading,
  watchForReload,
} from '../support/parts.ts';
import { texts } from '../support/shop.ts';
import { expect, testOnNext as test } from '../support/visitor.ts';

/** Sets the language of the document before scripts run, as translators in browsers do. */
const setLanguage = (lang: string) => (context: BrowserContext) =>
  context.addInitScript((value) => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      document.documentElement.lang = value;
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, lang);

/** Puts each text into two `<font>` elements, as Chrome's translator does. */
const translateTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes.filter(({ data }) => data.trim() !== '')) {
      const inner = document.createElement('font');
      inner.textContent = node.data;
      const outer = document.createElement('font');
      outer.append(inner);
      node.replaceWith(outer);
    }
  });

test.for(['de', 'ne'])(
  'stays on the page if a translator sets the language to "%s"',
  async (lang, { visit }) => {
    const page = await visit('/about', { prepare: setLanguage(lang) });
    expect(pathOf(page)).toBe('/about');
    await headerLink(page, 'Find us').click();
    await field(page, 'message').fill(letter.message);
    await watchForReload(page);
    await headerLink(page, 'Answers').click();
    await titleHeading(page).getByText('Asked at the bench').waitFor();
    expect(await hasNotReloaded(page)).toBe(true);
  },
);

test('shows a Nepali page in Nepali if a translator sets another language', async ({ visit }) => {
  const page = await visit('/ne/faq', { prepare: setLanguage('en') });
  await headerLink(page, 'भेट्नुहोस्').click();
  await expect.poll(() => pathOf(page)).toBe('/ne/contact');
});

test('follows links after a translator has replaced all text', async ({ look }) => {
  const page = await look('/');
  await watchForReload(page);
  for (const path of ['/about', '/faq', '/contact', '/sell-with-us', '/']) {
    await translateTexts(page);
    await page.locator(`header a[href="${path}"]`).first().click();
    await expect.poll(() => pathOf(page)).toBe(path);
  }
  expect(await main(page).getByText(texts.errors.broken).count()).toBe(0);
  expect(await hasNotReloaded(page)).toBe(true);
});
