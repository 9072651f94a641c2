import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { readContent } from '../../scripts/read/read-content.ts';
import { revisionOf } from '../../src/compiler/files/revision.ts';
import { staffUrl } from '../../src/staff/site/shown-path.ts';
import { freePort } from '../support/free-port.ts';
import { heading, main } from '../support/parts.ts';
import { jpegPhoto } from '../support/photos.ts';
import { git } from '../support/repository.ts';
import { copySite, startDevServer } from '../support/sites.ts';
import {
  answerDialogs,
  openAt,
  pressInSheet,
  sheet,
  test as base,
  textField,
  toolbar,
  toolbarButton,
  waitUntilKept,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { touchPhone } from '../support/pages.ts';

const payment = 'content/faq/payment.mdx';
const question = 'Which ways of payment are there?';

/** Opens the sheet of the question, and types a text without saving it. */
async function typeQuestion(page: Page, text: string) {
  await openAt(page, main(page).getByText(question));
  await textField(page).fill(text);
}

/** Cuts the connection to the server until the returned function is called. */
async function cutConnection(page: Page) {
  await page.route('**/staff/api/**', (route) => route.abort());
  return () => page.unroute('**/staff/api/**');
}

/** Matches Chromium's errors for a server that is not running, or that stops during a response. */
const networkError = /ERR_FAILED|ERR_CONNECTION_(REFUSED|RESET)/;

const saveButton = (page: Page) => sheet(page).getByRole('button', { name: 'Save', exact: true });

/** Restores the file that the tests change. */
const test = base.extend<{ file: undefined }>({
  file: [
    async ({ devSite }, use) => {
      const before = devSite.read(payment);
      await use(undefined);
      if (devSite.read(payment) !== before) await devSite.edit(payment, () => before);
    },
    { auto: true },
  ],
});

test('opens the sheet with the typed text after a reload and in a new tab', async ({ visit }) => {
  const page = await visit('/faq', touchPhone);
  await typeQuestion(page, 'How may one pay?');
  await waitUntilKept(page, 'How may one pay?');
  await page.reload();
  await sheet(page).getByRole('heading', { name: 'Question 3 on Answers' }).waitFor();
  expect(await textField(page).inputValue()).toBe('How may one pay?');
  const nextTab = await page.context().newPage();
  await nextTab.goto(page.url());
  await page.close();
  await sheet(nextTab).waitFor();
  expect(await textField(nextTab).inputValue()).toBe('How may one pay?');
});

test("asks at the phone's Back button, and keeps the text if staff stay", async ({ visit }) => {
  const page = await visit('/faq', touchPhone);
  await typeQuestion(page, 'How may one pay?');
  const dismissed = answerDialogs(page, false);
  await page.goBack();
  await expect.poll(() => dismissed).toEqual(['Discard your changes?']);
  expect(await textField(page).inputValue()).toBe('How may one pay?');
  answerDialogs(page, true);
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  await main(page).getByText(question).waitFor();
});

test('opens a sheet while the previous one still leaves the history', async ({ visit }) => {
  const page = await visit('/faq', touchPhone);
  await toolbarButton(page, 'Hours').tap();
  const closeButton = sheet(page).getByRole('button', { name: 'Close', exact: true });
  const close = await closeButton.elementHandle();
  await toolbarButton(page, 'New').evaluate(async (button, closing) => {
    const isLeft = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    for (const pressed of [closing, button])
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await isLeft;
  }, close);
  await sheet(page).getByRole('heading', { name: 'New' }).waitFor();
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  await main(page).getByText(question).waitFor();
});

test('keeps the text when the phone is turned', async ({ visit }) => {
  const page = await visit('/faq', touchPhone);
  await typeQuestion(page, 'How may one pay?');
  await page.setViewportSize({ width: 740, height: 360 });
  expect(await textField(page).inputValue()).toBe('How may one pay?');
});

test('says that there is no connection, keeps the save, and writes it later', async ({
  devSite,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(networkError);
  const page = await visit('/faq', touchPhone);
  const before = devSite.read(payment);
  await typeQuestion(page, 'How may one pay?');
  const connect = await cutConnection(page);
  await pressInSheet(page, 'Save');
  await sheet(page).waitFor({ state: 'hidden' });
  await page.getByText('There is no connection.').waitFor();
  await main(page).getByText('How may one pay?').waitFor();
  expect(devSite.read(payment)).toBe(before);
  await page.reload();
  await connect();
  await expect.poll(() => devSite.read(payment)).toContain('How may one pay?');
  await page.getByText('There is no connection.').waitFor({ state: 'detached' });

  // Undo gives back the same bytes, after the restart too.
  await toolbarButton(page, /change/).click();
  await sheet(page).getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(() => devSite.read(payment)).toBe(before);
});

test('shows both texts if somebody has changed the same file meanwhile', async ({
  devSite,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(networkError);
  const page = await visit('/faq');
  await typeQuestion(page, 'How may one pay?');
  const connect = await cutConnection(page);
  await pressInSheet(page, 'Save');
  await page.getByText('There is no connection.').waitFor();
  await devSite.edit(payment, (text) => text.replace(question, 'What about money?'));
  await connect();
  await toolbarButton(page, /to fix/).click();
  await page.getByRole('button', { name: /^Somebody else changed this too: Question/ }).click();
  await sheet(page).getByRole('deletion').first().waitFor();
  const inserted = sheet(page).getByRole('insertion').first();
  await inserted.waitFor();
  const readLine = (node: Element) => getComputedStyle(node).textDecorationLine;
  expect(await inserted.evaluate(readLine)).toBe('underline');
  expect(devSite.read(payment)).toContain('What about money?');
  await pressInSheet(page, 'Take their text');
  await main(page).getByText('What about money?').waitFor();
  expect(devSite.read(payment)).toContain('What about money?');
});

test('keeps what is typed during a slow save, and saves once', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  let writes = 0;
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  await page.route('**/staff/api/write', async (route) => {
    writes += 1;
    await slow;
    await route.continue();
  });
  await typeQuestion(page, 'How may one pay?');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => writes).toBe(1);
  await page.keyboard.type(' Now.');
  finish();
  await expect.poll(() => devSite.read(payment)).toContain('How may one pay?');
  await page.getByText('Saved: How may one pay?').waitFor();
  expect(await textField(page).inputValue()).toBe('How may one pay? Now.');
  expect(writes).toBe(1);
  await page.keyboard.press('Control+Enter');
  await sheet(page).waitFor({ state: 'hidden' });
  await expect.poll(() => devSite.read(payment)).toContain('How may one pay? Now.');
});

test('saves once if Save is tapped twice', async ({ devSite, visit }) => {
  const page = await visit('/faq', touchPhone);
  let writes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/staff/api/write')) writes += 1;
  });
  await typeQuestion(page, 'How may one pay?');
  const { x = 0, y = 0 } = (await saveButton(page).boundingBox()) ?? {};
  await Promise.all([
    page.touchscreen.tap(x + 10, y + 10),
    page.touchscreen.tap(x + 10, y + 10),
    page.touchscreen.tap(x + 10, y + 10),
  ]);
  await sheet(page).waitFor({ state: 'hidden' });
  await expect.poll(() => devSite.read(payment)).toContain('How may one pay?');
  await toolbarButton(page, '1 change').click();
  expect(await sheet(page).getByRole('button', { name: /^Undo/ }).count()).toBe(1);
  expect(writes).toBe(1);
});

test('keeps the sheet open if Escape or Enter ends a composition', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  const before = devSite.read(payment);
  await typeQuestion(page, 'How may one pay?');
  for (const key of ['Escape', 'Enter']) {
    await textField(page).dispatchEvent('keydown', { key, isComposing: true });
    expect(await sheet(page).count()).toBe(1);
  }
  expect(devSite.read(payment)).toBe(before);
  answerDialogs(page, true);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
});

test('lets one tab change text, and the other one follow', async ({ visit }) => {
  const page = await visit('/faq');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText('This page is open in another tab.').waitFor();
  expect(await toolbar(second).count()).toBe(0);
  await typeQuestion(page, 'How may one pay?');
  await pressInSheet(page, 'Save');
  await main(second).getByText('How may one pay?').waitFor();
  await page.close();
  await toolbar(second).waitFor();
});

test('undoes all saves of a draft after a restart, to the same bytes', async ({
  devSite,
  visit,
}) => {
  const page = await visit('/faq', touchPhone);
  const before = revisionOf(readContent(devSite.root));
  for (const text of ['How may one pay?', 'How can one pay?']) {
    const field = textField(page);
    await openAt(page, main(page).locator('summary').last());
    await field.fill(text);
    await pressInSheet(page, 'Save');
    await main(page).getByText(text).waitFor();
  }
  await toolbarButton(page, 'New').click();
  await pressInSheet(page, 'Question');
  await sheet(page).getByLabel('Question').fill('Do you rent?');
  await sheet(page).getByLabel('Answer').fill('No.');
  await pressInSheet(page, 'Save');
  await toolbarButton(page, 'New').click();
  await pressInSheet(page, 'Photo');
  const photo = { name: 'IMG.jpg', mimeType: '', buffer: await jpegPhoto(60, 40) };
  await sheet(page).getByLabel('Take or choose a photo').setInputFiles(photo);
  await sheet(page).getByLabel('What does the photo show?').fill('Chest');
  await pressInSheet(page, 'Save');
  await expect.poll(() => devSite.exists('content/pictures/chest.jpg')).toBe(true);

  const restarted = await page.context().newPage();
  await restarted.goto(page.url());
  await page.close();
  await toolbarButton(restarted, /change/).click();
  const undos = sheet(restarted).getByRole('button', { name: /^Undo/ });
  for (let left = 4; left > 0; left -= 1) {
    await expect.poll(() => undos.count()).toBe(left);
    await undos.first().click();
  }
  await expect.poll(() => revisionOf(readContent(devSite.root))).toBe(before);
});

test('shows the files of another branch, and of a folder that replaces content/', async ({
  devSite,
  visit,
}) => {
  const { root } = devSite;
  const page = await visit('/faq');
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', 'content');
  git(root, 'commit', '--quiet', '--message', 'Content');
  git(root, 'checkout', '--quiet', '-b', 'other');
  await devSite.edit(payment, (text) => text.replace(question, 'What about money?'));
  git(root, 'commit', '--quiet', '--all', '--message', 'Other');
  await main(page).getByText('What about money?').waitFor();
  git(root, 'checkout', '--quiet', 'main');
  await main(page).getByText(question).waitFor();

  const replacement = path.join(root, 'replacement');
  await cp(path.join(root, 'content'), replacement, { recursive: true });
  await devSite.edit('replacement/faq/payment.mdx', (text) =>
    text.replace(question, 'How do I pay?'),
  );
  await rm(path.join(root, 'content'), { recursive: true });
  await rename(replacement, path.join(root, 'content'));
  await main(page).getByText('How do I pay?').waitFor();
  // A save writes into the new folder.
  await openAt(page, main(page).getByText('How do I pay?'));
  await textField(page).fill('How may one pay?');
  await pressInSheet(page, 'Save');
  await expect.poll(() => devSite.read(payment)).toContain('How may one pay?');
  await rm(path.join(root, '.git'), { recursive: true });
});

test('asks the browser to keep the drafts', async ({ visit }) => {
  const page = await visit('/faq', {
    prepare: (context) =>
      context.addInitScript(() => {
        // The empty page before the first one has no storage.
        if (!navigator.storage) return;
        navigator.storage.persist = async () => {
          document.documentElement.dataset.isPersistent = '';
          return true;
        };
      }),
  });
  expect(await page.locator('html[data-is-persistent]').count()).toBe(1);
});

test('keeps typed text and saves of a stopped server, and writes them after its restart', async ({
  visits,
  expectedMessages,
}) => {
  expectedMessages.push(networkError);
  const copy = copySite();
  const fixedPort = { name: 'fixed-port', config: () => ({ server: { port, strictPort: true } }) };
  const port = await freePort();
  try {
    const server = await startDevServer(copy, [fixedPort]);
    const page = await visits.visit(`${server.url}${staffUrl('/faq')}`, touchPhone);
    await toolbar(page).waitFor();
    await typeQuestion(page, 'How may one pay?');
    await server.close();
    await pressInSheet(page, 'Save');
    await page.getByText('There is no connection.').waitFor();
    await main(page).getByText('How may one pay?').waitFor();
    await openAt(page, main(page).getByText('How may one pay?'));
    await textField(page).fill('How can one pay?');
    await waitUntilKept(page, 'How can one pay?');
    expect(copy.read(payment)).toContain(question);

    const restarted = await startDevServer(copy, [fixedPort]);
    await page.reload();
    await sheet(page).waitFor();
    expect(await textField(page).inputValue()).toBe('How can one pay?');
    await expect.poll(() => copy.read(payment)).toContain('How may one pay?');
    await pressInSheet(page, 'Save');
    await expect.poll(() => copy.read(payment)).toContain('How can one pay?');
    await restarted.close();
  } finally {
    copy.discard();
  }
});

test('changes the page with links, Back and Forward', async ({ visit }) => {
  const page = await visit('/faq', touchPhone);
  const shownPage = () => new URL(page.url()).searchParams.get('page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find us' }).tap();
  await expect.poll(shownPage).toBe('/contact');
  await heading(page, 'Talk to the workshop').waitFor();
  await page.goBack();
  await main(page).getByText(question).waitFor();
  expect(shownPage()).toBe('/faq');
  await page.goForward();
  await heading(page, 'Talk to the workshop').waitFor();
  await page.reload();
  await heading(page, 'Talk to the workshop').waitFor();
});
