import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { allPaths } from '../support/pages.ts';
import { footer, heading } from '../support/parts.ts';
import { pair, test } from '../support/published-site.ts';
import { sheet, textField, toolbarButton } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import {
  longTimeoutMs,
  stubOtherHosts,
  waitUntilHydrated,
  waitUntilIdle,
} from '../support/visits.ts';

const isStaffUrl = (url: string) => /^\/(staff|assets\/staff)/.test(new URL(url).pathname);

/** Waits until the service worker controls the page. */
const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test('lets visitors load no file of the staff page', async ({ published, visits }) => {
  const page = await visits.visit(published.url, {
    serviceWorkers: 'allow',
    prepare: stubOtherHosts(),
  });
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  await waitForWorker(page);
  for (const route of allPaths) {
    await page.goto(published.url + route);
    await waitUntilHydrated(page);
    await waitUntilIdle(page);
    expect(await page.content()).not.toMatch(/["'/]staff["'/?.]/);
  }
  // A page loads the scripts of another page when the pointer is on its link.
  for (const link of await footer(page).getByRole('link').all()) await link.hover();
  await waitUntilIdle(page);
  expect(requests.length).toBeGreaterThan(allPaths.length);
  expect(requests.filter(isStaffUrl)).toEqual([]);
});

test('keeps the staff page out of the service worker', async ({ published, visits, phone }) => {
  const visitor = await visits.visit(published.url, {
    serviceWorkers: 'allow',
    prepare: stubOtherHosts(),
  });
  await waitForWorker(visitor);
  const page = await visitor.context().newPage();
  const responses: { url: string; isFromWorker: boolean }[] = [];
  page.on('response', (response) =>
    responses.push({ url: response.url(), isFromWorker: response.fromServiceWorker() }),
  );
  await page.goto(`${published.url}/staff?page=/faq`);
  await page.getByText('This phone is not connected').waitFor({ timeout: longTimeoutMs });
  const staffResponses = responses.filter(({ url }) => isStaffUrl(url));
  expect(staffResponses.length).toBeGreaterThanOrEqual(3);
  expect(staffResponses.filter(({ isFromWorker }) => isFromWorker)).toEqual([]);
  const saved = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(saved.length).toBeGreaterThan(0);
  expect(saved.filter(isStaffUrl)).toEqual([]);
  expect(phone.countTaps()).toBe(0);
});

test('hides the staff page from search engines', async ({ phone }) => {
  const page = await pair(phone, '/faq');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('has one policy from the headers, which the tag repeats', async ({ published, phone }) => {
  const response = await fetch(`${published.url}/staff`);
  const header = response.headers.get('Content-Security-Policy') ?? '';
  expect(header).toContain("img-src 'self' blob:");
  // Two policies in one header are separated by a comma.
  expect(header).not.toContain(',');
  const page = await pair(phone, '/faq');
  const tag = page.locator('meta[http-equiv=Content-Security-Policy]');
  expect(header).toBe(`${await tag.getAttribute('content')}; frame-ancestors 'none'`);
  // The page works under both: it shows pictures of a draft, and opens a sheet.
  await heading(page, 'Not among these?').waitFor();
  await toolbarButton(page, 'Change text').tap();
  await heading(page, 'Not among these?').tap();
  await sheet(page).waitFor();
  expect(await textField(page).inputValue()).toBe('Not among these?');
});

test('does not exist if the content names no repository', async ({ site }) => {
  expect((await fetch(`${site}/staff`)).status).toBe(404);
  const names = await readdir(inject('dist'), { recursive: true });
  expect(names.filter((name) => /staff/.test(name))).toEqual([]);
  const headers = await readFile(path.join(inject('dist'), '_headers'), 'utf8');
  expect(headers).not.toContain('staff');
});
