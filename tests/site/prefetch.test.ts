import type { BrowserContext, Page } from 'playwright-core';
import { brokenFiles, gate, gone, scriptOf, withFiles } from '../support/faults.ts';
import { headerLink } from '../support/parts.ts';
import { noNetwork, saveData } from '../support/saved.ts';
import { pageAt } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { hydrated, idle } from '../support/visits.ts';

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

test('once a page is idle, the other pages open without network', async ({
  visit,
  expectedMessages,
}) => {
  // The pictures of the next page.
  expectedMessages.push(noNetwork);
  const page = await visit('/');
  for (const name of others) await expect.poll(() => hasScriptOf(page, name)).toBe(true);
  await page.context().setOffline(true);
  await headerLink(page, 'About the bench').click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  await headerLink(page, 'Answers').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
});

/** Notes from now on which of the other pages' scripts are asked for. */
function noteRequests(context: BrowserContext): () => string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  return () => others.filter((name) => asked.some((url) => scriptOf(name).test(url)));
}

test('the other pages wait until this one has its pictures', async ({ visit }) => {
  const pictures = gate();
  let asked = () => others;
  const page = await visit('/', {
    hydrates: false,
    fault: async (context) => {
      asked = noteRequests(context);
      await context.route(/\.svg$/, pictures.fate);
    },
  });
  await hydrated(page);
  await idle(page);
  expect(asked()).toEqual([]);
  pictures.open();
  await expect.poll(asked).toEqual(others);
});

test('a visitor who saves data fetches a page when it is asked for, and no other', async ({
  visit,
}) => {
  let asked = () => others;
  const page = await visit('/', {
    fault: async (context) => {
      asked = noteRequests(context);
      await saveData(context);
    },
  });
  await idle(page);
  expect(asked()).toEqual([]);
  await headerLink(page, 'About the bench').click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  await idle(page);
  expect(asked()).toEqual(['about']);
});

test('a page that cannot be fetched before it is asked for disturbs nobody', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(brokenFiles);
  const page = await visit('/', withFiles(scriptOf('about'), gone));
  // The next one is fetched all the same.
  await expect.poll(() => hasScriptOf(page, 'contact')).toBe(true);
  expect(await page.title()).toBe(pageAt('/').title);
  expect(await page.getByRole('alert').count()).toBe(0);
});
