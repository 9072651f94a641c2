import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';
import { project } from '../support/folders.ts';
import { news } from '../support/next-release.ts';
import { onlineTest, openUnsaved, test, visitAndSave } from '../support/offline.ts';
import { oldestBrowser, removalCode } from '../support/oldest-browser.ts';
import { linkedPages } from '../support/pages.ts';
import { main, waitForPage } from '../support/parts.ts';
import {
  openSaved,
  waitUntilNothingSaved,
  waitUntilPathSaved,
  waitUntilSaved,
  withSaving,
} from '../support/saved.ts';
import { expect } from '../support/visitor.ts';
import { goTo, longTimeoutMs, waitUntilHydrated } from '../support/visits.ts';

test('keeps the newest two of three releases, and opens the newest', async ({ visit, host }) => {
  const page = await visitAndSave(visit, '/about');
  const tab = await page.context().newPage();
  await host.publish(inject('nextDist'));
  await goTo(tab, '/');
  await waitUntilSaved(tab, 2);
  const worker = await readFile(join(inject('dist'), 'sw.js'), 'utf8');
  await host.publish(inject('dist'), worker.replace('"name":"', '"name":"third-'));
  await goTo(tab, '/faq');
  await waitUntilSaved(tab, 2);

  // The first tab still shows /about, so the worker of each release has saved this page.
  await waitUntilSaved(page, 2);
  await page.context().setOffline(true);
  await openSaved(page, '/about');
  await waitUntilHydrated(page);
  expect(await main(page).getByText(news).count()).toBe(0);
  // Only the second release has saved the home page.
  await openSaved(tab, '/');
  await waitUntilHydrated(tab);
});

test('saves the visible page after an old worker is replaced', async ({ visit, host }) => {
  await host.publish(inject('dist'), await readOldWorker());
  const page = await visit('/', withSaving);
  // The installation requests all pages. It would fail if the next release replaced them meanwhile.
  const workerState = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(workerState, { timeout: longTimeoutMs }).toBe('activated');
  await host.publish(inject('nextDist'));
  await goTo(page, '/about');
  await waitUntilSaved(page, 2);
  await page.context().setOffline(true);
  await openSaved(page, '/about');
  await waitUntilHydrated(page);
  await main(page).getByText(news, { exact: true }).waitFor();
  // The old worker has saved the other pages.
  await openSaved(page, '/faq');
  await waitUntilHydrated(page);
});

/** Returns the service worker of 2026-11-24, which saves all pages of a language. */
async function readOldWorker(): Promise<string> {
  const names = await readdir(join(inject('dist'), 'assets'), { recursive: true });
  const assets = names.filter((name) => name.includes('.')).map((name) => `/assets/${name}`);
  const pages = linkedPages.map(({ path }) => path);
  const languages = [{ basename: '', pages, missing: '/404.html', assets }];
  const code = await readFile(join(project, 'tests/fixtures/old-worker.js'), 'utf8');
  return `const builtRelease=${JSON.stringify({ name: 'old', languages })};${code}`;
}

test('saves and opens pages in an old browser', async ({ visit, host }) => {
  const worker = await readFile(join(inject('dist'), 'sw.js'), 'utf8');
  await host.publish(inject('dist'), removalCode + worker);
  const page = await visit('/faq', { ...withSaving, ...oldestBrowser });
  await waitUntilSaved(page);
  await page.context().unrouteAll();
  await page.context().setOffline(true);
  await openSaved(page, '/faq');
  await waitUntilHydrated(page);
  await openUnsaved(page, '/about');
});

test('saves the contact page when the host serves it again', async ({ visit, host }) => {
  // The service worker receives the start page instead of the contact page.
  host.setCondition('confused');
  const page = await visit('/', { ...withSaving, hydrates: false });
  await waitUntilPathSaved(page, '/');
  host.setCondition('normal');
  await goTo(page, '/faq');
  await waitUntilPathSaved(page, '/contact');
  await page.context().setOffline(true);
  await openSaved(page, '/contact');
  await waitUntilHydrated(page);
  await waitForPage(page, '/contact');
});

test('shows pages, but saves no more pages, if the storage is full', async ({ visit, site }) => {
  const page = await visitAndSave(visit, '/');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 1 });
  await goTo(page, '/faq');
  await waitForPage(page, '/faq');
  await page.context().setOffline(true);
  await openUnsaved(page, '/faq');
  await openSaved(page, '/');
});

/** Returns the code of the service worker that a build with OFFLINE=off writes. */
async function buildUnregisteringWorker(): Promise<string> {
  const input = join(project, 'src/site/app/service-worker/unregister.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input } },
  });
  const [worker] = 'output' in built ? built.output : [];
  if (!worker) throw new Error('There is no worker.');
  return worker.code;
}

onlineTest('deletes all saved pages if a release has OFFLINE=off', async ({ visit, host }) => {
  const page = await visitAndSave(visit, '/');
  await host.publish(inject('dist'), await buildUnregisteringWorker());
  await goTo(page, '/about');
  await waitUntilNothingSaved(page);
  await goTo(page, '/faq');
  await waitForPage(page, '/faq');
});
