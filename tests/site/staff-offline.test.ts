import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { en } from '../../src/staff/words/en.ts';
import type { StaffRelease } from '../../src/staff/offline/release.ts';
import { main } from '../support/parts.ts';
import { changeText, closeSheet, pair, test } from '../support/published-site.ts';
import {
  answerYes,
  sentButton,
  sheet,
  toolbar,
  toolbarButton,
  waitUntilClosed,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs } from '../support/visits.ts';

const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';

/** Reads which release of the staff page the built worker saves. */
async function readRelease(dist: string): Promise<StaffRelease> {
  const code = await readFile(path.join(dist, 'staff-worker.js'), 'utf8');
  return JSON.parse(/^const release=(\{.*?\});/.exec(code)?.[1] ?? '') as StaffRelease;
}

/** Waits until the worker of a release has saved the page and controls it. */
async function waitUntilSaved(page: Page, { name }: StaffRelease) {
  const readState = () =>
    page.evaluate(async (store) => {
      const saved = await caches.match('/staff', { cacheName: store, ignoreVary: true });
      const registration = await navigator.serviceWorker.getRegistration('/staff');
      const { active, installing, waiting } = registration ?? {};
      // While the worker of the last release is still there, it may answer.
      const controls =
        active?.state === 'activated' && navigator.serviceWorker.controller === active;
      return Boolean(saved && controls && !installing && !waiting);
    }, `staff-${name}`);
  await expect.poll(readState, { timeout: longTimeoutMs }).toBe(true);
}

test('saves every file of the staff page, and nothing of it is in the files of visitors', async ({
  published: { dist },
}) => {
  const { files, script } = await readRelease(dist);
  const built = await readdir(path.join(dist, 'assets/staff'));
  expect(files).toEqual(built.toSorted().map((name) => `/assets/staff/${name}`));
  expect(files).toContain(script);
  const names = await readdir(dist, { recursive: true });
  const ofVisitors = names.filter(
    (name) => /\.(html|js|css|webmanifest)$/.test(name) && !/(^|\/)staff/.test(name),
  );
  expect(ofVisitors.length).toBeGreaterThan(10);
  for (const name of ofVisitors)
    expect(await readFile(path.join(dist, name), 'utf8'), name).not.toMatch(
      /staff-worker|assets\/staff/,
    );
});

test('opens without a connection after one visit, in the version of the last one, and forgets it', async ({
  phone,
  published: { dist, gitHub },
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const { tap } = phone;
  const page = await pair(phone, '/faq', { serviceWorkers: 'allow' });
  const context = page.context();
  const cut = async (isCut: boolean) => {
    await context.setOffline(isCut);
    gitHub.fail(isCut ? () => 'abort' : undefined);
  };
  const release = await readRelease(dist);
  await waitUntilSaved(page, release);
  await changeText(phone, page, question, changed);
  await waitUntilClosed(page);
  await cut(true);
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname));
  await page.goto('about:blank');
  await page.goto(`${phone.url}/staff?page=/faq`);
  await main(page).getByText(changed).waitFor({ timeout: longTimeoutMs });
  await page.getByText(/^There is no connection\. Your changes are kept/).waitFor();
  for (const name of [en.hoursButton, en.new, en.more, en.help, sentButton]) {
    await tap(toolbarButton(page, name));
    await sheet(page).waitFor();
    for (const picture of await sheet(page).getByRole('img').all())
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    await closeSheet(phone, page);
  }
  expect(missing.filter((name) => name.startsWith('/assets/'))).toEqual([]);

  // A release that does not work is not kept, and the next one comes at the next start.
  const html = await readFile(path.join(dist, 'staff.html'), 'utf8');
  const publish = (next: string) => writeFile(path.join(dist, 'staff.html'), next);
  await publish(html.replaceAll(release.script, '/assets/staff/broken.js'));
  await cut(false);
  await page.reload();
  expect(await toolbar(page).count()).toBe(0);
  const nextRelease = { ...release, name: 'next' };
  await publish(html.replace('<html ', '<html data-release="next" '));
  const worker = path.join(dist, 'staff-worker.js');
  const code = await readFile(worker, 'utf8');
  await writeFile(worker, code.replace(release.name, nextRelease.name));
  await page.reload();
  const nextPage = page.locator('html[data-release=next]');
  expect(await nextPage.count()).toBe(1);
  await toolbar(page).waitFor({ timeout: longTimeoutMs });
  await waitUntilSaved(page, nextRelease);
  await cut(true);
  await page.reload();
  await main(page).getByText(changed).waitFor({ timeout: longTimeoutMs });
  expect(await nextPage.count()).toBe(1);

  await cut(false);
  await tap(toolbarButton(page, en.more));
  await tap(sheet(page).getByRole('button', { name: en.signOut }));
  await tap(answerYes(page));
  await page.getByText(en.notConnected).waitFor({ timeout: longTimeoutMs });
  const left = await page.evaluate(async () => [
    ...(await caches.keys()).filter((name) => name.startsWith('staff-')),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  expect(left).toEqual([]);
  await publish(html);
  await writeFile(worker, code);
});
