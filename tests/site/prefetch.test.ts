import type { BrowserContext, Page } from 'playwright-core';
import { brokenFileMessages, gone, scriptOf, withFaultyFiles } from '../support/faults.ts';
import { headerLink, titleHeading, waitForPage } from '../support/parts.ts';
import { networkErrors, enableSaveData } from '../support/saved.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
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
function recordRequests(ids = linkedIds) {
  const urls: string[] = [];
  return {
    prepare: async (context: BrowserContext) =>
      void context.on('request', (request) => urls.push(request.url())),
    requestedPages: () => ids.filter((id) => urls.some((url) => scriptOf(id).test(url))),
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

testOnNext('prefetches no 404 page for links outside the language', async ({ visit }) => {
  const { prepare, requestedPages } = recordRequests(['not-found', 'faq']);
  const page = await visit('/about', { prepare });
  await headerLink(page, 'नेपाली').hover();
  // A link to a file, as photos of a gallery have.
  await titleHeading(page).evaluate((title) => {
    const link = document.createElement('a');
    link.href = '/icon-512.png';
    link.textContent = 'Photo';
    title.append(link);
  });
  await page.getByRole('link', { name: 'Photo' }).hover();
  // After this link, the links before it would have been prefetched, too.
  await headerLink(page, 'Answers').hover();
  await expect.poll(() => hasScriptOf(page, 'faq')).toBe(true);
  expect(requestedPages()).toEqual(['faq']);
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
