import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageAt } from './shop.ts';

export function main(page: Page): Locator {
  return page.getByRole('main');
}

export function header(page: Page): Locator {
  return page.getByRole('banner');
}

/** Returns the elements that are drawn over the header, from its start to its end. */
export function findHeaderCover(page: Page): Promise<string[]> {
  return header(page).evaluate((banner) => {
    const { left, width, top, bottom } = banner.getBoundingClientRect();
    // In a small window, the header scrolls away.
    if (bottom <= 0) return [];
    const middle = (Math.max(0, top) + bottom) / 2;
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => left + part * width);
    const elements = points.map((x) => document.elementFromPoint(x, middle));
    const covers = elements.filter((element) => !banner.contains(element));
    return covers.map((element) => element?.outerHTML.slice(0, 100) ?? '');
  });
}

export function headerLink(page: Page, label: string): Locator {
  return header(page).getByRole('link', { name: label, exact: true });
}

export function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

export function footerLink(page: Page, label: string): Locator {
  return footer(page).getByRole('link', { name: label, exact: true });
}

/** Returns the bar with call, chat and directions at the bottom of a phone. */
export function bottomBar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Ask the workshop' });
}

export function heading(page: Page, text: string | RegExp): Locator {
  return page.getByRole('heading', { name: text, exact: true });
}

/** Returns the list item that contains a locator. */
export function itemWith(page: Page, has: Locator): Locator {
  return main(page).getByRole('listitem').filter({ has });
}

/** Returns the heading with the title of the page. */
export function titleHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Returns the text of a part on one line. */
export async function textOf(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Styles that keep a notice open. On a slow machine it would close before the test has seen it. */
export const lastingNotices = '.Toastify__progress-bar { animation-play-state: paused !important }';

export function notice(page: Page, text: string): Locator {
  return page.getByRole('status').getByText(text, { exact: true });
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === (node.getRootNode() as Document).activeElement);
}

/** Returns the background colour of a page. */
export function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

export function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Waits until the page at this path is shown, or the 404 page if the path is undefined. */
export async function waitForPage(page: Page, path: string | undefined) {
  await expect.poll(() => page.title()).toBe(pageAt(path).title);
}

/** Sets a variable on the page, which a reload removes. */
export const watchForReload = (page: Page) =>
  page.evaluate(() => Object.assign(window, { trace: true }));
export const hasNotReloaded = (page: Page) => page.evaluate(() => 'trace' in window);

/** Returns true if a whole element is inside the window. */
export async function isOnScreen(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
