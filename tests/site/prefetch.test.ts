import type { BrowserContext, Page } from 'playwright-core';
import { brokenFiles, gone, scriptOf, withFiles } from '../support/faults.ts';
import { headerLink } from '../support/parts.ts';
import { noNetwork, saveData } from '../support/saved.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { idle } from '../support/visits.ts';

const others = ['about', 'sell-with-us', 'faq', 'contact'];

/** Whether a page has the script of another, as it tells itself. */
async function hasScriptOf(page: Page, name: string): Promise<boolean> {
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseStatus }) => responseStatus === 200)
      .map((file) => file.name),
  );
  return files.some((address) => scriptOf(name).test(address));
}

/** Notes from now on which of the other pages' scripts are asked for. */
function noteRequests(context: BrowserContext): () => string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  return () => others.filter((name) => asked.some((url) => scriptOf(name).test(url)));
}

test('fetches the script of a page when the pointer moves over its link', async ({
  visit,
  expectedMessages,
}) => {
  // The pictures of the next page.
  expectedMessages.push(noNetwork);
  let asked = () => others;
  const page = await visit('/', {
    fault: async (context) => {
      asked = noteRequests(context);
    },
  });
  await idle(page);
  expect(asked()).toEqual([]);
  await headerLink(page, 'About the bench').hover();
  await expect.poll(() => hasScriptOf(page, 'about')).toBe(true);
  expect(asked()).toEqual(['about']);
  await page.context().setOffline(true);
  await headerLink(page, 'About the bench').click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
});

test('fetches for a visitor who saves data no page before it is asked for', async ({ visit }) => {
  let asked = () => others;
  const page = await visit('/', {
    fault: async (context) => {
      asked = noteRequests(context);
      await saveData(context);
    },
  });
  await headerLink(page, 'About the bench').hover();
  await idle(page);
  expect(asked()).toEqual([]);
  await headerLink(page, 'About the bench').click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  expect(asked()).toEqual(['about']);
});

test('a page that cannot be fetched before it is asked for disturbs nobody', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(brokenFiles);
  const page = await visit('/', withFiles(scriptOf('about'), gone));
  await headerLink(page, 'About the bench').hover();
  // The next one is fetched all the same.
  await headerLink(page, 'Find us').hover();
  await expect.poll(() => hasScriptOf(page, 'contact')).toBe(true);
  expect(await page.title()).toBe(pageAt('/').title);
  expect(await page.getByRole('alert').count()).toBe(0);
});
