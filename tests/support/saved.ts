import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { texts } from './shop.ts';
import { longTimeoutMs, type VisitOptions } from './visits.ts';

/** The options of a visit on which the browser may save the site. */
export const withSaving = { serviceWorkers: 'allow' } satisfies VisitOptions;

/**
 * Waits until the current release has saved the current page, and the 404 page and the contact page
 * of its language.
 * @param releases the expected number of saved releases
 */
export async function waitUntilSaved(page: Page, releases = 1) {
  // Not a request of the page, which would keep the old worker busy so that it is not replaced.
  const worker = await page.request.get(new URL('/sw.js', page.url()).href);
  const cacheName = /"name":"([^"]+)/.exec(await worker.text())?.[1] ?? '';
  const state = () =>
    page.evaluate(async (release) => {
      const { lang } = document.documentElement;
      const basename = lang === 'en' ? '' : `/${lang}`;
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
      const assets = loaded.filter(({ pathname }) => pathname.startsWith('/assets/'));
      const pages = [location.pathname, `${basename}/contact`, `${basename}/404`];
      const matches = [...pages, ...assets].map((url) =>
        caches.match(url, { cacheName: release, ignoreVary: true }),
      );
      return {
        stores: (await caches.keys()).length,
        worker: navigator.serviceWorker.controller?.state,
        isSaved: (await Promise.all(matches)).every(Boolean),
      };
    }, cacheName);
  const expected = { stores: releases, worker: 'activated', isSaved: true };
  const stopReplaced = await watchWorkers(page);
  await expect.poll(() => stopReplaced().then(state), { timeout: longTimeoutMs }).toEqual(expected);
}

/**
 * Returns a function that stops a worker if a newer one is waiting. Chromium stops an idle
 * worker itself, but not while a test watches it.
 */
async function watchWorkers(page: Page) {
  const statuses = new Map<string, string>();
  const devTools = await page.context().newCDPSession(page);
  devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  await devTools.send('ServiceWorker.enable');
  return async () => {
    if (![...statuses.values()].includes('installed')) return;
    const active = [...statuses].filter(([, status]) => status === 'activated');
    for (const [versionId] of active)
      await devTools.send('ServiceWorker.stopWorker', { versionId });
  };
}

/** Waits until the cache contains a page. */
export async function waitUntilCached(page: Page, path: string) {
  const isCached = () =>
    page.evaluate(
      async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined,
      path,
    );
  await expect.poll(isCached, { timeout: longTimeoutMs }).toBe(true);
}

/** Returns the notice on a saved copy. */
export function savedNotice(page: Page) {
  return page.getByRole('status').getByText(texts.errors.saved, { exact: true });
}

/** Loads a path that only the cache can serve. */
export async function openSaved(page: Page, path: string) {
  await page.goto(path);
  await savedNotice(page).waitFor();
}

/** Chromium's messages if the network or the host is down. */
export const networkErrors = /ERR_INTERNET_DISCONNECTED|status of 50\d/;

export async function expectNothingSaved(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          stores: (await caches.keys()).length,
        })),
      { timeout: longTimeoutMs },
    )
    .toEqual({ workers: 0, stores: 0 });
}

export function enableSaveData(context: BrowserContext) {
  return context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
