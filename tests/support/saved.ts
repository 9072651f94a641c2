import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { texts } from './shop.ts';
import { longTimeoutMs, type VisitOptions } from './visits.ts';

/** A visitor whose browser may save the site. */
export const saving = { serviceWorkers: 'allow' } satisfies VisitOptions;

/** Waits until the device has some releases of the site and the newest worker controls it. */
export async function waitUntilSaved(page: Page, releases = 1) {
  const state = () =>
    page.evaluate(async () => {
      const stores = (await caches.keys()).length;
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      const worker = navigator.serviceWorker.controller?.state;
      return { stores, worker, isChanging: Boolean(installing ?? waiting) };
    });
  const wanted = { stores: releases, worker: 'activated', isChanging: false };
  await expect.poll(state, { timeout: longTimeoutMs }).toEqual(wanted);
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
export const noNetwork = /ERR_INTERNET_DISCONNECTED|status of 50\d/;

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

export function saveData(context: BrowserContext) {
  return context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
