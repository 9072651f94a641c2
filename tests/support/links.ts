import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { stubOtherHosts } from './visits.ts';

type Scope = Pick<Locator, 'getByRole'>;

/** Returns a link to another site, whose name contains a hint for screen readers. */
export function newTabLink(scope: Scope, text: string): Locator {
  return scope.getByRole('link', { name: `${text} (in another tab)`, exact: true });
}

/** Expects that the link opens a new tab, and that the new tab cannot access this page. */
export async function expectNewTab(link: Locator, url: string) {
  expect(await link.getAttribute('href')).toBe(url);
  expect(await link.getAttribute('target')).toBe('_blank');
  const rel = (await link.getAttribute('rel'))?.split(' ').toSorted();
  expect(rel).toEqual(['noopener', 'noreferrer']);
}

/** Runs `act` and expects that it opens the URL in a new tab. The page itself must not change. */
export async function expectTab(page: Page, url: string, act: () => Promise<void>) {
  const urlBefore = page.url();
  await stubOtherHosts()(page.context());
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await tab.waitForURL(({ href }) => href === new URL(url).href);
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await tab.close();
  expect(page.url()).toBe(urlBefore);
}

/** Splits a WhatsApp link into the message that it prefills and the URL before the message. */
export async function readChat(link: Locator): Promise<{ url: string; message: string }> {
  const href = (await link.getAttribute('href')) ?? '';
  const start = href.indexOf('?text=') + '?text='.length;
  return { url: href.slice(0, start), message: decodeURIComponent(href.slice(start)) };
}

/** Runs `act` and returns the `tel:` or `mailto:` URL that it opens. */
export async function catchExternalUrl(page: Page, act: () => Promise<void>): Promise<string> {
  const [request] = await Promise.all([
    page.waitForEvent('request', (candidate) => /^(tel|mailto):/.test(candidate.url())),
    act(),
  ]);
  return request.url();
}

/** Returns the texts and URLs of links in order. The result can be compared with `linkedPages`. */
export function listLinks(scope: Scope): Promise<{ label: string; path: string | null }[]> {
  return scope.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      label: link.textContent?.trim() ?? '',
      path: link.getAttribute('href'),
    })),
  );
}
