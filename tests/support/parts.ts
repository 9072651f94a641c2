import type { Locator, Page } from 'playwright-core';

export function main(page: Page): Locator {
  return page.getByRole('main');
}

export function headerLink(page: Page, label: string): Locator {
  return page.getByRole('banner').getByRole('link', { name: label, exact: true });
}

export function heading(page: Page, text: string | RegExp): Locator {
  return page.getByRole('heading', { name: text, exact: true });
}

/**
 * Returns the smallest part of the page that contains all of these locators.
 * @param contents locators relative to the part; they must not begin with `main`
 */
export function partWith(page: Page, ...contents: readonly Locator[]): Locator {
  return contents.reduce((part, has) => part.filter({ has }), main(page).locator('*')).last();
}

/** Returns the text of a part on one line. */
export async function textOf(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Returns some headings of the page in order, starting with `first`. */
export async function headingsFrom(page: Page, first: string, count: number): Promise<string[]> {
  const all = await main(page).getByRole('heading').allTextContents();
  const start = all.indexOf(first);
  return start === -1 ? [] : all.slice(start, start + count);
}

export function notice(page: Page, text: string): Locator {
  return page.getByRole('status').getByText(text, { exact: true });
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === (node.getRootNode() as Document).activeElement);
}

/** Sets a variable on the page, which a reload removes. */
export const watchForReload = (page: Page) =>
  page.evaluate(() => Object.assign(window, { trace: true }));
export const hasNotReloaded = (page: Page) => page.evaluate(() => 'trace' in window);
