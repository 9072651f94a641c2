import type { Page } from 'playwright-core';
import { blobId } from '../../src/compiler/translation/stale.ts';
import { ne } from '../../src/staff/bar/strings/ne.ts';
import { main } from '../support/parts.ts';
import { jpegPhoto } from '../support/photos.ts';
import { changeText, closeSheet, pair, send, test } from '../support/published-site.ts';
import { problems, sheet, toolbarButton, unlock } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs } from '../support/visits.ts';

const payment = 'content/faq/payment.mdx';
const delivery = 'content/faq/delivery.mdx';
const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';

const waiting = (page: Page) => sheet(page).getByText('Waiting for your colleague');

test("shows a colleague's change before the next edit, and keeps the draft", async ({
  phone,
  published: { gitHub },
}) => {
  const page = await pair(phone, '/faq');
  await changeText(phone, page, question, changed);
  await phone.tap(toolbarButton(page, 'Change text'));
  gitHub.edit(delivery, (text) => text.replace(/^question: .*$/m, 'question: Do you bring it?'));
  await phone.tap(toolbarButton(page, 'Change text'));
  await main(page).getByText('Do you bring it?').waitFor();
  await main(page).getByText(changed).waitFor();
  await send(phone, page);
  await waiting(page).waitFor({ timeout: longTimeoutMs });
  gitHub.merge(1);
  expect(gitHub.read('main', delivery)).toContain('Do you bring it?');
  expect(gitHub.read('main', payment)).toContain(changed);
});

test('shows both texts and asks if both changed the same line', async ({
  phone,
  published: { gitHub },
}) => {
  const page = await pair(phone, '/faq');
  await changeText(phone, page, question, changed);
  gitHub.edit(payment, (text) => text.replace(question, 'What about money?'));
  await send(phone, page);
  await sheet(page)
    .getByRole('button', { name: /Somebody else changed this too/ })
    .waitFor();
  expect(gitHub.writes()).toEqual([]);
  await phone.tap(sheet(page).getByRole('button', { name: /Somebody else changed this too/ }));
  await sheet(page).getByRole('deletion').first().waitFor();
  await sheet(page).getByRole('insertion').first().waitFor();
  expect(await sheet(page).getByRole('button', { name: 'Keep both changes' }).count()).toBe(0);
  await phone.tap(sheet(page).getByRole('button', { name: 'Take their text' }));
  await main(page).getByText('What about money?').waitFor();
  await phone.tap(toolbarButton(page, 'Send'));
  await sheet(page).getByText('Nothing has changed.').waitFor();
  expect(gitHub.writes()).toEqual([]);
});

test('adds to the request what is sent next, beside what a colleague changed in it', async ({
  phone,
  published: { gitHub },
}) => {
  const page = await pair(phone, '/faq');
  await changeText(phone, page, question, changed);
  await send(phone, page);
  await waiting(page).waitFor({ timeout: longTimeoutMs });
  await closeSheet(phone, page);
  const branch = gitHub.requests()[0]?.branch ?? '';
  gitHub.edit(delivery, (text) => `${text}\nAsk the desk.\n`, branch);
  await changeText(phone, page, changed, 'How can I pay?');
  await send(phone, page);
  await expect.poll(() => gitHub.read(branch, payment)).toContain('How can I pay?');
  expect(gitHub.read(branch, delivery)).toContain('Ask the desk.');
  await main(page).getByText('Ask the desk.').waitFor({ state: 'attached' });
  await closeSheet(phone, page);

  // A colleague changes the same line in the request.
  gitHub.edit(payment, (text) => text.replace('How can I pay?', 'Cash or card?'), branch);
  await changeText(phone, page, 'How can I pay?', 'How do I pay?');
  await send(phone, page);
  await sheet(page).getByText('Somebody else has just changed the site.').waitFor();
  await phone.tap(sheet(page).getByRole('button', { name: /Somebody else changed this too/ }));
  await phone.tap(sheet(page).getByRole('button', { name: 'Keep my text' }));
  await send(phone, page);
  await expect.poll(() => gitHub.read(branch, payment)).toContain('How do I pay?');
  expect(gitHub.read(branch, delivery)).toContain('Ask the desk.');
  expect(gitHub.requests()).toHaveLength(1);

  // After publishing, nothing is left to send.
  await closeSheet(phone, page);
  gitHub.merge(1);
  await unlock(page);
  await expect
    .poll(() => toolbarButton(page, /change/).isDisabled(), { timeout: longTimeoutMs })
    .toBe(true);
});

test('says that a check has failed, and that a colleague has declined', async ({
  phone,
  published: { gitHub },
}) => {
  const shared: unknown[] = [];
  const page = await pair(phone, '/faq', {
    // Chromium on Linux has no share sheet.
    prepare: async (context) => {
      await context.exposeFunction('share', (data: unknown) => shared.push(data));
      await context.addInitScript('navigator.share = (data) => window.share(data)');
    },
  });
  await changeText(phone, page, question, changed);
  await send(phone, page);
  await phone.tap(sheet(page).getByRole('button', { name: 'Ask a colleague to publish' }));
  const [request] = gitHub.requests();
  expect(shared).toEqual([
    { url: request?.url, text: 'Please look at these changes and publish them:' },
  ]);
  gitHub.setChecks('FAILURE');
  await unlock(page);
  await sheet(page).getByText('The automatic check has found a mistake.').waitFor();
  gitHub.close(1);
  await unlock(page);
  await sheet(page).getByText('A colleague has declined what you sent.').waitFor();
  await main(page).getByText(changed).waitFor();
  await phone.tap(sheet(page).getByRole('button', { name: 'Send', exact: true }));
  await waiting(page).waitFor({ timeout: longTimeoutMs });
  expect(gitHub.requests().map(({ state }) => state)).toEqual(['CLOSED', 'OPEN']);
});

test('shows the last version without errors, and the errors, on a new phone too', async ({
  phone,
  published: { gitHub },
}) => {
  gitHub.edit(payment, (text) => text.replace('order: ', 'oder: '));
  gitHub.edit(delivery, (text) => text.replace(/^question: .*$/m, 'question: Do you bring it?'));
  const page = await pair(phone, '/faq');
  await main(page).getByText(question).waitFor();
  expect(await main(page).getByText('Do you bring it?').count()).toBe(0);
  await problems(page)
    .getByText(/^order: /)
    .first()
    .waitFor();
  gitHub.edit(payment, (text) => text.replace('oder: ', 'order: '));
  await unlock(page);
  await main(page).getByText('Do you bring it?').waitFor();
});

test('lists what would stop publishing, with its fix, before anything is sent', async ({
  phone,
  published: { gitHub },
}) => {
  const page = await pair(phone, '/faq');
  const long = 'Answers to the Questions of Customers about Transport and Money';
  gitHub.edit('content/pages/faq.mdx', (text) => text.replace(/^title: .*$/m, `title: ${long}`));
  await unlock(page);
  await changeText(phone, page, question, changed);
  await phone.tap(toolbarButton(page, 'Send'));
  await phone.tap(sheet(page).getByText(/^For the person who looks after the site: \d+$/));
  await sheet(page)
    .getByText(/^The title has \d+ characters with its facts\. Shorten it\./)
    .waitFor();
  await sheet(page)
    .getByText(/is only an example\. Write the real one/)
    .first()
    .waitFor();
  expect(gitHub.writes()).toEqual([]);
});

test('loads each photo once, and keeps it for the next visit', async ({
  phone,
  published: { gitHub },
}) => {
  gitHub.write('content/pictures/chest.jpg', await jpegPhoto(900, 600));
  gitHub.edit('content/pages/about.mdx', (text) => `${text}\n![An old chest](chest)\n`);
  const page = await pair(phone, '/about');
  const photo = main(page).getByRole('img', { name: 'An old chest' });
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(900);
  const countBlobs = () => gitHub.calls().filter((name) => name === 'blobs').length;
  expect(countBlobs()).toBe(1);
  await page.reload();
  await photo.waitFor({ state: 'attached', timeout: longTimeoutMs });
  gitHub.edit(payment, (text) => text.replace(question, changed));
  await unlock(page);
  // A reload shows what this browser has read last.
  await expect.poll(() => gitHub.calls().filter((name) => name === 'readFiles').length).toBe(2);
  expect(countBlobs()).toBe(1);
});

test('loads the old text of a stale translation once, to show what has changed', async ({
  phone,
  published: { gitHub },
}) => {
  const original = blobId({ text: gitHub.read('main', payment) ?? '' });
  gitHub.edit('content/ne/faq/payment.mdx', (text) =>
    text.replace('reviewed: false', `translated_from: ${original}`),
  );
  gitHub.edit(payment, (text) => text.replace(question, changed));
  const page = await pair(phone, '/ne/faq');
  const toolbar = page.getByRole('toolbar');
  await phone.tap(toolbar.getByRole('button', { name: ne.changeText }));
  await phone.tap(main(page).getByText('कसरी तिर्ने?'));
  await sheet(page).getByRole('deletion').getByText(question).waitFor();
  await sheet(page).getByRole('insertion').getByText(changed).waitFor();
  const countTexts = () => gitHub.calls().filter((name) => name === 'readLongText').length;
  const count = countTexts();
  await unlock(page);
  await page.reload();
  await toolbar.waitFor({ timeout: longTimeoutMs });
  expect(countTexts()).toBe(count);
});

test('calls GitHub seldom, also with two tabs', async ({ phone, published: { gitHub } }) => {
  const page = await pair(phone, '/faq', { at: new Date('2030-06-01T10:00:00Z') });
  const reads = () => gitHub.calls().filter((name) => name === 'readFiles').length;
  expect(reads()).toBe(1);
  const second = await page.context().newPage();
  await second.goto(`${phone.url}/staff?page=/faq`);
  await second.getByText('This page is open in another tab.').waitFor({ timeout: longTimeoutMs });
  await changeText(phone, page, question, changed);
  await main(second).getByText(changed).waitFor();
  expect(reads()).toBe(1);
  const { clock } = page.context();
  await clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const count = gitHub.calls().length;
  const intervals = 5;
  for (let past = 1; past <= intervals; past += 1) {
    await clock.runFor(30_000);
    // Each tab compares its revision once in this time.
    await expect.poll(() => gitHub.calls().length).toBeGreaterThanOrEqual(count + 2 * past);
  }
  // Each tab may also have compared it when the clock was paused.
  expect(gitHub.calls().length).toBeLessThanOrEqual(count + 2 * intervals + 2);
});

test('asks for a new code two weeks before the token ends, and for a protected branch', async ({
  phone,
  published: { gitHub },
}) => {
  gitHub.setProtected(false);
  const page = await pair(phone, '/faq', { at: new Date('2030-12-20T10:00:00Z') });
  await page.getByText(/^This phone can change the site until .*January 1, 2031/).waitFor();
  await phone.tap(toolbarButton(page, 'Send'));
  await sheet(page).getByText('Nobody has to approve changes to this site.').waitFor();
});
