import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { words } from './shop.ts';
import { longPatience, type VisitOptions } from './visits.ts';

/** A visitor whose browser may save the site. */
export const saving = { serviceWorkers: 'allow' } satisfies VisitOptions;

/** Waits until the device holds some releases, of the newest the shown page, and its worker is active. */
export async function saved(page: Page, releases = 1) {
  const state = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      const worker = navigator.serviceWorker.controller?.state;
      const names = await caches.keys();
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
      const assets = loaded.filter(({ pathname }) => pathname.startsWith('/assets/'));
      const wanted = [location.pathname, ...assets].map((url) =>
        caches.match(url, { cacheName: names.at(-1) ?? '', ignoreVary: true }),
      );
      const isSaved = (await Promise.all(wanted)).every(Boolean);
      return { stores: names.length, worker, isChanging: Boolean(installing ?? waiting), isSaved };
    });
  const wanted = { stores: releases, worker: 'activated', isChanging: false, isSaved: true };
  await expect.poll(state, { timeout: longPatience }).toEqual(wanted);
}

/** Waits until the device holds the page at a path. */
export async function holds(page: Page, path: string) {
  const isHeld = () =>
    page.evaluate(async (at) => (await caches.match(at, { ignoreVary: true })) !== undefined, path);
  await expect.poll(isHeld, { timeout: longPatience }).toBe(true);
}

/** The line that tells a saved copy. */
export function savedLine(page: Page) {
  return page.getByRole('status').getByText(words.errors.saved, { exact: true });
}

/** Loads an address that only the device can answer. */
export async function openSaved(page: Page, path: string) {
  await page.goto(path);
  await savedLine(page).waitFor();
}

/** What the browser says when it cannot reach the network, or a host that is down. */
export const noNetwork = /ERR_INTERNET_DISCONNECTED|status of 50\d/;

export async function expectNothingSaved(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          stores: (await caches.keys()).length,
        })),
      { timeout: longPatience },
    )
    .toEqual({ workers: 0, stores: 0 });
}

/** Asks for as little data as possible. */
export function saveData(context: BrowserContext) {
  return context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
