import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerOutside } from './visits.ts';

/** The part of a page in which links are looked for. */
type Scope = Pick<Locator, 'getByRole'>;

/** A link to another site, which says so to those who cannot see it. */
export function newTabLink(scope: Scope, words: string): Locator {
  return scope.getByRole('link', { name: `${words} (in another tab)`, exact: true });
}

/** Looks at a link that must open in a new tab without any way back into this one. */
export async function expectNewTab(link: Locator, address: string) {
  expect(await link.getAttribute('href')).toBe(address);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect((await link.getAttribute('rel'))?.split(' ').toSorted()).toEqual([
    'noopener',
    'noreferrer',
  ]);
}

/** Clicks a link and looks at the tab that it opens. The page itself must stay where it is. */
export async function expectTabOnClick(link: Locator, address: string) {
  const page = link.page();
  const here = page.url();
  await answerOutside()(page.context());
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.waitForLoadState();
  expect(tab.url()).toBe(new URL(address).href);
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await tab.close();
  expect(page.url()).toBe(here);
}

/** The words that a WhatsApp link types for the visitor, and the link itself up to them. */
export async function chatOf(link: Locator): Promise<{ address: string; message: string }> {
  const href = (await link.getAttribute('href')) ?? '';
  const start = href.indexOf('?text=') + '?text='.length;
  return { address: href.slice(0, start), message: decodeURIComponent(href.slice(start)) };
}

/** Does something and catches what the browser is asked to open outside of the web. */
export async function handedToDevice(page: Page, act: () => Promise<void>): Promise<string> {
  const [request] = await Promise.all([
    page.waitForEvent('request', (candidate) => /^(tel|mailto):/.test(candidate.url())),
    act(),
  ]);
  return request.url();
}

/** The words of links and where they lead, in order. */
export function listLinks(scope: Scope): Promise<{ words: string; href: string | null }[]> {
  return scope.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      words: link.textContent?.trim() ?? '',
      href: link.getAttribute('href'),
    })),
  );
}
