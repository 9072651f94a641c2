import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { startHost, type Host } from './host.ts';
import { heading, main } from './parts.ts';
import { networkErrors, waitUntilSaved, withSaving } from './saved.ts';
import { texts } from './shop.ts';
import { test as base } from './visitor.ts';
import type { Visit } from './visits.ts';

/** A test with a host that serves the first release (`dist`). The next release is `nextDist`. */
export const onlineTest = base.extend<{ host: Host; site: string }>({
  host: async ({}, use) => {
    const host = await startHost(inject('dist'));
    await use(host);
    await host.close();
  },
  site: async ({ host }, use) => use(host.url),
});

/** A test that cuts the connection, so it expects network errors. */
export const test = onlineTest.extend<{ expectedMessages: RegExp[] }>({
  expectedMessages: async ({}, use) => use([networkErrors]),
});

/** Opens a page and waits until the service worker has saved this page. */
export async function visitAndSave(visit: Visit, path: string) {
  const page = await visit(path, withSaving);
  await waitUntilSaved(page);
  return page;
}

/** Opens a page that is not saved, and expects the section that explains this. */
export async function openUnsaved(page: Page, path: string) {
  await page.goto(path);
  await heading(page, texts.errors.unsaved).waitFor();
  await main(page).getByText(texts.errors.open_once, { exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(texts.errors.unsaved);
}
