import type { Locator, Page } from 'playwright-core';

/** The page's own words, without header and footer. */
export function main(page: Page): Locator {
  return page.getByRole('main');
}

/** A link of the header by exactly its words. */
export function headerLink(page: Page, label: string): Locator {
  return page.getByRole('banner').getByRole('link', { name: label, exact: true });
}

/** A heading by exactly its words. */
export function heading(page: Page, words: string | RegExp): Locator {
  return page.getByRole('heading', { name: words, exact: true });
}

/**
 * The smallest part of the page that holds all of these.
 * @param things looked for inside of each part, so they must not begin with `main`
 */
export function partWith(page: Page, ...things: readonly Locator[]): Locator {
  return things.reduce((part, has) => part.filter({ has }), main(page).locator('*')).last();
}

/** The words of a part as they stand in the document, on one line. */
export async function wordsOf(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Some headings of the page in their order, from the one with these words on. */
export async function headingsFrom(page: Page, first: string, count: number): Promise<string[]> {
  const all = await main(page).getByRole('heading').allTextContents();
  const start = all.indexOf(first);
  return start === -1 ? [] : all.slice(start, start + count);
}

/** A notice with exactly these words. */
export function notice(page: Page, text: string): Locator {
  return page.getByRole('status').getByText(text, { exact: true });
}

/** Whether the element has the focus. */
export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Leaves something on the page that is gone as soon as it is loaded anew. */
export const leaveTrace = (page: Page) =>
  page.evaluate(() => Object.assign(window, { trace: true }));
export const hasTrace = (page: Page) => page.evaluate(() => 'trace' in window);
