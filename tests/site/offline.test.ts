import { join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';
import { field } from '../support/contact-form.ts';
import { project } from '../support/folders.ts';
import { startHost, type Host } from '../support/host.ts';
import { linkedPages, missingPath, phone } from '../support/pages.ts';
import { headerLink, main } from '../support/parts.ts';
import {
  expectNothingSaved,
  noNetwork,
  openSaved,
  waitUntilSaved,
  saveData,
  savedNotice,
  saving,
} from '../support/saved.ts';
import { news } from '../support/next-release.ts';
import { urls, pageAt } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';
import { goTo, hydrated, idle } from '../support/visits.ts';

/** Each test finds the host with its first release; the next one says something more about the shop. */
const test = base.extend<{ host: Host; site: string }>({
  host: async ({}, use) => {
    const host = await startHost(inject('dist'));
    await use(host);
    await host.close();
  },
  site: async ({ host }, use) => use(host.url),
});

test('after one visit every page opens without network, and says that it is a saved copy', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', { ...saving, ...phone });
  await waitUntilSaved(page);
  expect(await savedNotice(page).count()).toBe(0);

  await page.context().setOffline(true);
  for (const { path } of linkedPages) {
    await openSaved(page, `${path}?utm_source=chat`);
    await hydrated(page);
    expect(await page.title()).toBe(pageAt(path).title);
    const pictures = main(page).getByRole('img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .not.toBe(0);
    }
  }
  await openSaved(page, missingPath);
  expect(await page.title()).toBe(pageAt(undefined).title);
  expect(await main(page).getByRole('link').last().getAttribute('href')).toBe(urls.call);

  await page.context().setOffline(false);
  await goTo(page, '/about');
  expect(await savedNotice(page).count()).toBe(0);
});

test('without network links lead on, and the next page tells that it is saved', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', saving);
  await waitUntilSaved(page);
  await page.context().setOffline(true);
  expect(await savedNotice(page).count()).toBe(0);
  await headerLink(page, 'Answers').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  await savedNotice(page).waitFor();
});

test('nothing is saved for a visitor who asks for as little data as possible', async ({
  visit,
}) => {
  const page = await visit('/contact', { ...saving, fault: saveData });
  await idle(page);
  await expectNothingSaved(page);
});

test('a host that hangs or is down is answered for by the saved copy', async ({
  visit,
  host,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/', saving);
  await waitUntilSaved(page);
  for (const condition of ['mute', 'down'] as const) {
    host.setCondition(condition);
    await openSaved(page, '/contact');
    expect(await page.title()).toBe(pageAt('/contact').title);
  }
  host.setCondition('well');
  // The browser lets those who ask for the same page wait for the request that hangs.
  await goTo(page, '/about');
  expect(await savedNotice(page).count()).toBe(0);
});

test('a new release shows at once, and disturbs nobody who is typing', async ({
  visit,
  host,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  const page = await visit('/contact', saving);
  await waitUntilSaved(page);
  await field(page, 'message').fill('Do you have a desk?');
  await host.publish(inject('nextDist'));

  const tab = await page.context().newPage();
  await goTo(tab, '/about');
  await main(tab).getByText(news, { exact: true }).waitFor();
  await waitUntilSaved(tab, 2);
  expect(await field(page, 'message').inputValue()).toBe('Do you have a desk?');

  // The host has the parts of the old release no more, but the device has.
  await headerLink(page, 'About the bench').click();
  await expect.poll(() => page.title()).toBe(pageAt('/about').title);
  expect(await main(page).getByText(news).count()).toBe(0);

  await tab.context().setOffline(true);
  await openSaved(tab, '/about');
  await main(tab).getByText(news, { exact: true }).waitFor();
});

test('a host that answers wrongly while the site is saved spoils nothing: it is saved at the next visit', async ({
  visit,
  host,
  expectedMessages,
}) => {
  expectedMessages.push(noNetwork);
  host.setCondition('confused');
  const page = await visit('/', saving);
  // Somebody has tried to save the site, and has come to an end.
  const attempt = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const stores = (await caches.keys()).length;
      return { stores, isInstalling: Boolean(registration?.installing) };
    });
  await expect.poll(attempt).toEqual({ stores: 1, isInstalling: false });

  host.setCondition('well');
  await goTo(page, '/faq');
  await waitUntilSaved(page);
  await page.context().setOffline(true);
  await openSaved(page, '/about');
  await hydrated(page);
  expect(await page.title()).toBe(pageAt('/about').title);
});

/** The worker that a build with OFFLINE=off writes. */
async function unregisteringWorker(): Promise<string> {
  const input = join(project, 'src/app/service-worker/unregister.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input } },
  });
  const [worker] = 'output' in built ? built.output : [];
  if (!worker) throw new Error('there is no worker');
  return worker.code;
}

test('a release with OFFLINE=off takes the worker and all that it saved off every device', async ({
  visit,
  host,
}) => {
  const page = await visit('/', saving);
  await waitUntilSaved(page);
  await host.publish(inject('dist'), await unregisteringWorker());
  await goTo(page, '/about');
  await expectNothingSaved(page);
  await goTo(page, '/faq');
  expect(await page.title()).toBe(pageAt('/faq').title);
});
