import type { BrowserContext, Page } from 'playwright-core';
import { brokenFileMessages, gone, scriptOf, withFaultyFiles } from '../support/faults.ts';
import { headerLink, waitForPage } from '../support/parts.ts';
import { networkErrors, enableSaveData } from '../support/saved.ts';
import { expect, test } from '../support/visitor.ts';
import { waitUntilIdle } from '../support/visits.ts';

const linkedIds = ['about', 'sell-with-us', 'faq', 'contact'];

/** Returns true if a page has loaded the script of another page. */
async function hasScriptOf(page: Page, id: string): Promise<boolean> {
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseStatus }) => responseStatus === 200)
      .map((file) => file.name),
  );
  return files.some((url) => scriptOf(id).test(url));
}

/** Records the pages whose scripts a visit requests. Starts before the first request. */
function recordRequests() {
  const urls: string[] = [];
  return {
    prepare: async (context: BrowserContext) =>
      void context.on('request', (request) => urls.push(request.url())),
    requestedPages: () => linkedIds.filter((id) => urls.some((url) => scriptOf(id).test(url))),
  };
}

test('prefetches a page when its link is hovered', async ({ visit, expectedMessages }) => {
  // The pictures of the next page cannot be loaded offline.
  expectedMessages.push(networkErrors);
  const { prepare, requestedPages } = recordRequests();
  const page = await visit('/', { prepare });
  await waitUntilIdle(page);
  expect(requestedPages()).toEqual([]);
  await headerLink(page, 'About the bench').hover();
  await expect.poll(() => hasScriptOf(page, 'about')).toBe(true);
  expect(requestedPages()).toEqual(['about']);
  await page.context().setOffline(true);
  await headerLink(page, 'About the bench').click();
  await waitForPage(page, '/about');
});

test('prefetches nothing for a visitor with Save-Data', async ({ visit }) => {
  const { prepare, requestedPages } = recordRequests();
  const page = await visit('/', {
    prepare: async (context) => {
      await prepare(context);
      await enableSaveData(context);
    },
  });
  await headerLink(page, 'About the bench').hover();
  await waitUntilIdle(page);
  expect(requestedPages()).toEqual([]);
  await headerLink(page, 'About the bench').click();
  await waitForPage(page, '/about');
  expect(requestedPages()).toEqual(['about']);
});

test('ignores a prefetch that fails', async ({ visit, expectedMessages }) => {
  expectedMessages.push(brokenFileMessages);
  const page = await visit('/', withFaultyFiles(scriptOf('about'), gone));
  await headerLink(page, 'About the bench').hover();
  // After the failure, another page is still prefetched.
  await headerLink(page, 'Find us').hover();
  await expect.poll(() => hasScriptOf(page, 'contact')).toBe(true);
  await waitForPage(page, '/');
  expect(await page.getByRole('alert').count()).toBe(0);
});
