import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { texts } from './shop.ts';
import { longTimeoutMs, type VisitOptions } from './visits.ts';

/** The options of a visit that lets the service worker save pages. */
export const withSaving = { serviceWorkers: 'allow' } satisfies VisitOptions;

/**
 * Waits until the service worker of the current release is active and has saved this page with its
 * assets, and the 404 page and the contact page of its language; with scripts if the page is hydrated.
 * @param releases the expected number of releases with saved pages
 */
export async function waitUntilSaved(page: Page, releases = 1) {
  // `page.request` bypasses the worker. A request by the page would keep the old worker busy.
  const workerCode = await (await page.request.get(new URL('/sw.js', page.url()).href)).text();
  // The worker's code contains the name of its cache.
  const cacheName = /"name":"([^"]+)/.exec(workerCode)?.[1] ?? '';
  const readState = () =>
    page.evaluate(async (name) => {
      const { lang } = document.documentElement;
      const basename = lang === 'en' ? '' : `/${lang}`;
      const pages = [location.pathname, `${basename}/contact`, `${basename}/404`];
      const assets = performance
        .getEntriesByType('resource')
        .map((resource) => new URL(resource.name).pathname)
        .filter((path) => path.startsWith('/assets/'));
      const match = (path: string) => caches.match(path, { cacheName: name, ignoreVary: true });
      const contactHtml = await (await match(`${basename}/contact`))?.text();
      const isHydrated = 'hydrated' in document.documentElement.dataset;
      const scripts = (isHydrated && contactHtml?.match(/\/assets\/[\w./-]+\.js/g)) || [];
      const responses = [...pages, ...assets, ...scripts].map(match);
      return {
        releases: (await caches.keys()).length,
        worker: navigator.serviceWorker.controller?.state,
        isSaved: (await Promise.all(responses)).every(Boolean),
      };
    }, cacheName);
  const stopReplacedWorker = await createWorkerStopper(page);
  await expect
    .poll(() => stopReplacedWorker().then(readState), { timeout: longTimeoutMs })
    .toEqual({ releases, worker: 'activated', isSaved: true });
}

/**
 * Returns a function that stops the active worker if a newer worker waits to replace it. Chromium
 * stops an idle worker itself, but not while a test watches the worker.
 */
async function createWorkerStopper(page: Page): Promise<() => Promise<void>> {
  const statusById = new Map<string, string>();
  const devTools = await page.context().newCDPSession(page);
  devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statusById.set(versionId, status);
  });
  await devTools.send('ServiceWorker.enable');
  return async () => {
    const workers = [...statusById];
    if (!workers.some(([, status]) => status === 'installed')) return;
    for (const [versionId, status] of workers) {
      if (status === 'activated') await devTools.send('ServiceWorker.stopWorker', { versionId });
    }
  };
}

/**
 * Waits until the service worker of any release has saved a page; with its scripts if the open page is
 * hydrated.
 */
export async function waitUntilPathSaved(page: Page, path: string) {
  const isSaved = () =>
    page.evaluate(async (url) => {
      const html = await (await caches.match(url, { ignoreVary: true }))?.text();
      const isHydrated = 'hydrated' in document.documentElement.dataset;
      const scripts = (isHydrated && html?.match(/\/assets\/[\w./-]+\.js/g)) || [];
      const responses = scripts.map((script) => caches.match(script, { ignoreVary: true }));
      return html !== undefined && (await Promise.all(responses)).every(Boolean);
    }, path);
  await expect.poll(isSaved, { timeout: longTimeoutMs }).toBe(true);
}

/** Waits until no service worker is registered and nothing is saved. */
export async function waitUntilNothingSaved(page: Page) {
  const readState = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      releases: (await caches.keys()).length,
    }));
  await expect.poll(readState, { timeout: longTimeoutMs }).toEqual({ workers: 0, releases: 0 });
}

/** Returns the notice that a page is a saved copy. */
export function savedNotice(page: Page) {
  return page.getByRole('status').getByText(texts.errors.saved, { exact: true });
}

/** Opens a page that only the service worker can serve. */
export async function openSaved(page: Page, path: string) {
  await page.goto(path);
  await savedNotice(page).waitFor();
}

/** Chromium's messages if the network or the host is down. */
export const networkErrors = /ERR_INTERNET_DISCONNECTED|status of 50\d/;

/** Turns on the browser setting that saves data (Network Information API). */
export function enableSaveData(context: BrowserContext) {
  return context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
