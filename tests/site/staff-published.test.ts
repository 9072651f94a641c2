import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { en } from '../../src/staff/words/en.ts';
import { ne } from '../../src/staff/words/ne.ts';
import { allPaths } from '../support/pages.ts';
import { footer, main } from '../support/parts.ts';
import { jpegPhoto } from '../support/photos.ts';
import { pairingFragment, token } from '../support/github.ts';
import { changeText, closeSheet, pair, send, test } from '../support/published-site.ts';
import { texts } from '../support/shop.ts';
import {
  answerYes,
  goToPage,
  openQuestion,
  sheet,
  textField,
  toolbar,
  sentButton,
  toolbarButton,
  unlock,
  waitUntilClosed,
  waitUntilKept,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import {
  longTimeoutMs,
  stubOtherHosts,
  waitUntilHydrated,
  waitUntilIdle,
} from '../support/visits.ts';

const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';

const isStaffUrl = (url: string) => /^\/(staff|assets\/staff)/.test(new URL(url).pathname);

/** Waits until the service worker controls the page. */
const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test('lets visitors load no file of the staff page, which the service worker never answers', async ({
  published,
  visits,
}) => {
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
    const stored = await Promise.all(stores.map((store) => store.keys()));
    return stored.flat().map(({ url }) => url);
  });
  expect(saved.length).toBeGreaterThan(0);
  expect(saved.filter(isStaffUrl)).toEqual([]);
});

test('has a policy of its own, which lets only the staff page call GitHub', async ({
  published: { url, gitHub },
}) => {
  const read = async (address: string) => {
    const response = await fetch(url + address);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    return { policy, text: await response.text() };
  };
  for (const address of ['/', '/contact', '/ne', '/no-such-page', '/sw.js', '/revision.txt'])
    expect((await read(address)).policy, address).not.toContain('github');
  const { policy, text } = await read('/staff');
  // Two policies in one header are separated by a comma.
  expect(policy).not.toContain(',');
  const directives = policy.split('; ');
  expect(directives).toContain("connect-src 'self' https://api.github.com");
  expect(directives).toContain("script-src 'self'");
  expect(directives).toContain("img-src 'self' blob:");
  expect(directives).toContain("frame-ancestors 'none'");
  expect(directives.filter((directive) => directive.startsWith('frame-src'))).toEqual([]);
  // The tag repeats the policy of the header, for hosts that send none.
  const [, tag] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
  expect(policy).toBe(`${tag}; frame-ancestors 'none'`);
  expect(text).toContain('<meta name="robots" content="noindex" />');
  // The phone compares this file with what it has read from GitHub.
  expect((await read('/revision.txt')).text.trim()).toBe(gitHub.revision());
});

test('does not exist if the content names no repository', async ({ site }) => {
  expect((await fetch(`${site}/staff`)).status).toBe(404);
  const names = await readdir(inject('dist'), { recursive: true });
  expect(names.filter((name) => /staff/.test(name))).toEqual([]);
  const headers = await readFile(path.join(inject('dist'), '_headers'), 'utf8');
  expect(headers).not.toContain('staff');
});

test('greets in Nepali and at night, connects by the link, and forgets all when signing out', async ({
  phone,
  published: { gitHub },
}) => {
  const page = await phone.open('/staff', { locale: 'ne-NP', colorScheme: 'dark' });
  await page.getByText(ne.notConnected).waitFor();
  expect(gitHub.calls()).toEqual([]);
  await page.goto('about:blank');
  await page.goto(`${phone.url}/staff${pairingFragment}`);
  const name = page.getByLabel(ne.whoAreYou);
  const colours = await name.evaluate(({ form }: HTMLInputElement) => {
    const { color, backgroundColor } = getComputedStyle(form?.parentElement as HTMLElement);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
  await name.fill('Sita');
  await phone.tap(page.getByRole('button', { name: ne.save }));
  await toolbarButton(page, sentButton).waitFor({ timeout: longTimeoutMs });
  // The token is in no address, and the start page is in Nepali.
  expect(page.url()).toBe(`${phone.url}/staff?page=/ne`);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).waitFor();
  // A sheet closes by Back, and the page stays.
  await phone.tap(toolbarButton(page, ne.help));
  await sheet(page).waitFor();
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  await toolbarButton(page, sentButton).waitFor();

  await phone.tap(toolbarButton(page, ne.more));
  await phone.tap(sheet(page).getByRole('button', { name: ne.signOut }));
  await openQuestion(page).getByText(ne.confirmSignOut).waitFor();
  await phone.tap(answerYes(page));
  await page.getByText(ne.notConnected).waitFor();
  await page.getByText(ne.signedOut).waitFor();
  // The last screen is the shop's own, and leads back to its site.
  await page.getByRole('heading').getByText(/./).waitFor();
  expect(await page.getByRole('link', { name: ne.backToSite }).getAttribute('href')).toMatch(
    /^\/ne/,
  );
  const count = gitHub.calls().length;
  await page.reload();
  await page.getByText(ne.notConnected).waitFor();
  expect(gitHub.calls().length).toBe(count);
  expect(gitHub.writes()).toEqual([]);
  // Nothing is left for the next person.
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
  await expect
    .poll(async () =>
      (await databases()).filter((database) => /owner|pictures/.test(database ?? '')),
    )
    .toEqual([]);
  await page.goto('about:blank');
  await page.goto(`${phone.url}/staff?page=/faq#token=${token}`);
  await page.getByLabel(en.whoAreYou).fill('Hari');
  await phone.tap(page.getByRole('button', { name: en.save }));
  await toolbar(page).waitFor({ timeout: longTimeoutMs });
  await main(page).getByText(question).waitFor();
});

test('shows what will be sent, what to translate, and what stops publishing', async ({
  phone,
  published: { gitHub },
}) => {
  gitHub.setRules({ rulesets: [] });
  const page = await pair(phone, '/contact', { at: new Date('2030-12-20T10:00:00Z') });
  const { tap } = phone;
  await page.getByText(/^This phone can change the site until .*January 1, 2031/).waitFor();
  await tap(toolbarButton(page, 'Change text'));
  await tap(main(page).getByRole('link', { name: '+977' }).first());
  await textField(page).fill('+977 984-1112223');
  await tap(sheet(page).getByRole('button', { name: 'Save', exact: true }));
  await main(page).getByText('984-1112223').first().waitFor();
  await tap(main(page).getByText('The telephone is quicker'));
  await textField(page).fill('Ring us.');
  await tap(sheet(page).getByRole('button', { name: 'Save', exact: true }));
  await main(page).getByText('Ring us.').waitFor();
  await tap(toolbarButton(page, sentButton));
  const rows = sheet(page).getByRole('listitem');
  await expect
    .poll(() => rows.filter({ has: page.getByRole('insertion') }).allInnerTexts())
    .toEqual([
      expect.stringMatching(
        /Text on Find us\s+The telephone is quicker than any form: .* → Ring us\.\s+Undo$/,
      ),
      expect.stringMatching(/Phone number\s+\+977 983-1112223 → \+977 984-1112223\s+Undo$/),
    ]);
  await sheet(page).getByText('Nobody has to approve changes to this site.').waitFor();
  await tap(sheet(page).getByText(/^To translate, or to look at again: \d+$/));
  await sheet(page).getByRole('heading', { name: 'To translate' }).waitFor();
  await tap(sheet(page).getByText(/^For the person who looks after the site: \d+$/));
  await sheet(page)
    .getByText(/is only an example\. Write the real one/)
    .first()
    .waitFor();
  // The policy of the staff page allows no map.
  await closeSheet(phone, page);
  await main(page).getByRole('heading', { name: texts.map.address }).scrollIntoViewIfNeeded();
  expect(page.frames()).toHaveLength(1);
  expect(gitHub.writes()).toEqual([]);
});

test('sends a sentence and a photo with what a colleague changes, until visitors see them', async ({
  phone,
  published: { gitHub, publish },
}) => {
  const page = await pair(phone, '/about');
  const { tap } = phone;
  expect(page.url()).not.toContain(token);
  // Another person takes over the phone.
  await tap(toolbarButton(page, en.more));
  await sheet(page).getByRole('searchbox').fill(en.yourName);
  await tap(sheet(page).getByRole('button', { name: en.yourName, exact: true }));
  await sheet(page).getByLabel(en.whoAreYou).fill('Gita');
  await tap(sheet(page).getByRole('button', { name: en.save, exact: true }));
  await sheet(page).waitFor({ state: 'hidden' });
  await tap(toolbarButton(page, 'Change text'));
  await tap(main(page).getByRole('paragraph').first());
  await tap(sheet(page).getByText('Add a photo here'));
  await sheet(page)
    .getByLabel('Take or choose a photo')
    .setInputFiles({ name: 'IMG 1.JPG', mimeType: 'image/jpeg', buffer: await jpegPhoto(90, 60) });
  await sheet(page).getByLabel('What does the photo show?').first().fill('An old chest');
  await tap(sheet(page).getByRole('button', { name: 'Use this photo' }));
  await main(page).getByRole('img', { name: 'An old chest' }).waitFor({ timeout: longTimeoutMs });

  // A colleague changes another question, and another sentence of the same page.
  gitHub.edit('content/faq/delivery.mdx', (text) =>
    text.replace(/^question: .*$/m, 'question: Do you bring it?'),
  );
  await tap(toolbarButton(page, 'Change text'));
  await tap(toolbarButton(page, 'Change text'));
  await goToPage(page, '/faq');
  await main(page).getByText('Do you bring it?').waitFor();
  gitHub.edit('content/pages/about.mdx', (text) =>
    text.replace('## How it began', '## Our first years'),
  );
  await tap(toolbarButton(page, sentButton));
  await tap(sheet(page).getByRole('button', { name: /Somebody else changed this too/ }));
  await tap(sheet(page).getByRole('button', { name: 'Keep both changes' }));
  await send(phone, page);
  await sheet(page).getByText('Waiting for your colleague').waitFor({ timeout: longTimeoutMs });
  await sheet(page).getByText('Now a colleague looks at this and publishes it.').waitFor();
  const branch = gitHub.requests()[0]?.branch ?? '';
  expect(gitHub.log(branch)).toContain('Gita');
  expect(gitHub.requests()[0]?.title).toMatch(/Photo of an old chest added/);
  await closeSheet(phone, page);

  gitHub.merge(1);
  const about = gitHub.read('main', 'content/pages/about.mdx');
  expect(about).toContain('## Our first years');
  expect(about).toContain('![An old chest](an-old-chest)');
  expect(gitHub.list('main')).toContain('content/pictures/an-old-chest.jpg');
  await unlock(page);
  await tap(toolbarButton(page, sentButton));
  const step = sheet(page).locator('[aria-current=step]');
  await step.getByText('Published').waitFor({ timeout: longTimeoutMs });
  await sheet(page).getByText('Nobody has to do anything now.').waitFor();
  await publish();
  await unlock(page);
  await step.getByText(/^Live since \d/).waitFor({ timeout: longTimeoutMs });
  await closeSheet(phone, page);
  await toolbarButton(page, /^Live since \d/).waitFor();

  // The next change is sent after GitHub has refused it once.
  await changeText(phone, page, question, changed);
  const refusal = { type: 'FORBIDDEN', message: 'Resource not accessible' };
  gitHub.fail((operation) =>
    operation === 'createRef' ? { status: 200, json: { errors: [refusal] } } : undefined,
  );
  await send(phone, page);
  const alert = sheet(page).getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain('This phone may not change the site.');
  expect(await alert.getByRole('paragraph').count()).toBe(1);
  gitHub.fail();
  await tap(sheet(page).getByRole('button', { name: 'Send', exact: true }));
  await sheet(page).getByText('Waiting for your colleague').waitFor({ timeout: longTimeoutMs });
  // The colleague gets a link to it. A check fails, and the colleague declines it.
  await page.evaluate(() => {
    // Chromium on Linux has no share sheet.
    navigator.share = async (data) => void Object.assign(window, { shared: data });
  });
  await closeSheet(phone, page);
  await tap(toolbarButton(page, sentButton));
  await tap(sheet(page).getByRole('button', { name: 'Ask a colleague to publish' }));
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    url: gitHub.requests()[1]?.url,
    text: 'Please look at these changes and publish them:',
  });
  // After three days, the colleague has not looked at it.
  await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await closeSheet(phone, page);
  await tap(toolbarButton(page, sentButton));
  await sheet(page).getByText('Nobody has looked at this for 3 days. Ask a colleague.').waitFor();
  await page.clock.setFixedTime(Date.now());
  gitHub.setChecks('FAILURE');
  await unlock(page);
  await sheet(page).getByText('The automatic check has found a mistake.').waitFor();
  gitHub.close(2);
  await unlock(page);
  await sheet(page).getByText('A colleague has declined what you sent.').first().waitFor();
  await sheet(page).getByRole('heading', { name: '1 not sent' }).waitFor();
  // The last publications are read when they are opened.
  await tap(sheet(page).getByText('What was published before'));
  await sheet(page).getByText('Photo of an old chest added').waitFor();
  await main(page).getByText(changed).waitFor();
});

test('opens without a connection, with what was typed, and reads GitHub when it is back', async ({
  phone,
  published: { gitHub },
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/);
  gitHub.write('content/pictures/chest.jpg', await jpegPhoto(90, 60));
  gitHub.edit('content/pages/faq.mdx', (text) => `${text}\n![An old chest](chest)\n`);
  const page = await pair(phone, '/faq');
  await changeText(phone, page, question, changed);
  await waitUntilClosed(page);
  gitHub.fail(() => 'abort');
  await page.reload();
  await main(page).getByText(changed).waitFor({ timeout: longTimeoutMs });
  await page.getByText(/^There is no connection\. Your changes are kept/).waitFor();
  // The photo is kept, too.
  const photo = main(page).getByRole('img', { name: 'An old chest' });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);
  const delivery = 'Will you bring a piece to my house?';
  await changeText(phone, page, delivery, 'Do you carry it up?');
  await toolbarButton(page, '2 not sent').waitFor();
  await phone.tap(main(page).getByText('Do you carry it up?'));
  await textField(page).fill('Do you bring it?');
  await waitUntilKept(page, 'Do you bring it?');
  await page.reload();
  await expect.poll(() => textField(page).inputValue()).toBe('Do you bring it?');
  await phone.tap(sheet(page).getByRole('button', { name: 'Save', exact: true }));
  await main(page).getByText('Do you bring it?').waitFor();
  // Send fails, and is repeated when the connection is back.
  await send(phone, page);
  await sheet(page).getByText(en.sendsLater).waitFor();
  expect(gitHub.requests()).toEqual([]);
  await closeSheet(phone, page);
  // What stays wrong is said, and not tried again.
  gitHub.fail((name) => (name === 'createCommitOnBranch' ? { status: 413, json: {} } : undefined));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(en.gitHub['too-large']).waitFor({ timeout: longTimeoutMs });
  gitHub.fail(() => 'abort');
  await send(phone, page);
  await sheet(page).getByText(en.sendsLater).waitFor();
  await closeSheet(phone, page);
  gitHub.edit('content/faq/sell.mdx', (text) => text.replace(/^question: .*$/m, 'question: Sold?'));
  gitHub.fail();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await main(page).getByText('Sold?').waitFor({ state: 'attached' });
  await page.getByText(/^There is no connection/).waitFor({ state: 'hidden' });
  await expect.poll(() => gitHub.requests().length, { timeout: longTimeoutMs }).toBe(1);
  await toolbarButton(page, 'Waiting').waitFor();

  // A token that has expired keeps everything, until the phone gets another one.
  gitHub.fail(() => ({ status: 401, json: { message: 'Bad credentials' } }));
  await unlock(page);
  await page.getByText(en.gitHub.token).waitFor();
  gitHub.fail();
  await page.goto('about:blank');
  await page.goto(`${phone.url}/staff?page=/faq#token=${token}`);
  await main(page).getByText('Do you bring it?').waitFor({ timeout: longTimeoutMs });
  expect(await page.getByText(en.gitHub.token).count()).toBe(0);
  expect(gitHub.requests()).toHaveLength(1);
});

test('calls GitHub seldom, also with two tabs', async ({ phone, published: { gitHub } }) => {
  const page = await pair(phone, '/faq', { at: new Date('2030-06-01T10:00:00Z') });
  const reads = () => gitHub.calls().filter((name) => name === 'readFiles').length;
  expect(reads()).toBe(1);
  const second = await page.context().newPage();
  await second.goto(`${phone.url}/staff?page=/faq`);
  await page.getByText('This page is open in another tab.').waitFor({ timeout: longTimeoutMs });
  await changeText(phone, second, question, changed);
  await main(page).getByText(changed).waitFor();
  expect(reads()).toBe(1);
  const { clock } = page.context();
  await clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const count = gitHub.calls().length;
  let intervals = 0;
  /** Lets the time between two comparisons of the revision pass. */
  const pass = async () => {
    await clock.runFor(30_000);
    intervals += 1;
    return gitHub.calls().length - count;
  };
  // Both go on asking. A tab that waits for an answer does not ask again.
  await expect.poll(pass).toBeGreaterThanOrEqual(10);
  // Each tab may also have compared it when the clock was paused.
  expect(gitHub.calls().length - count).toBeLessThanOrEqual(2 * intervals + 2);
});
