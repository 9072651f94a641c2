import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import { en } from '../../src/staff/words/en.ts';
import { ne } from '../../src/staff/words/ne.ts';
import { nepali } from '../support/folders.ts';
import { desktop, touchPhone } from '../support/pages.ts';
import { hasFocus, heading, main, titleHeading } from '../support/parts.ts';
import {
  changesButton,
  closeButton,
  goToPage,
  openAt,
  openQuestion,
  pressInSheet,
  sheet,
  test,
  textField,
  toolbar,
  toolbarButton,
  waitUntilClosed,
  waitUntilKept,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

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

test('keeps typed text through a turn of the phone, a reload and a new tab, and asks at Back', async ({
  visit,
}) => {
  const page = await visit('/faq', {
    ...touchPhone,
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
  // The browser is asked to keep drafts.
  expect(await page.locator('html[data-is-persistent]').count()).toBe(1);
  await typeQuestion(page, 'How may one pay?');
  await page.setViewportSize({ width: 740, height: 360 });
  expect(await textField(page).inputValue()).toBe('How may one pay?');
  await waitUntilKept(page, 'How may one pay?');
  await page.reload();
  await sheet(page).getByRole('heading', { name: 'Question 3 on Answers' }).waitFor();
  expect(await textField(page).inputValue()).toBe('How may one pay?');

  const nextTab = await page.context().newPage();
  await nextTab.goto(page.url());
  await page.close();
  await sheet(nextTab).waitFor();
  expect(await textField(nextTab).inputValue()).toBe('How may one pay?');
  const discard = openQuestion(nextTab).getByText('Discard what you typed in “Question”?');
  await nextTab.goBack();
  await discard.waitFor();
  // Back closes the question, and the text stays.
  await nextTab.goBack();
  await discard.waitFor({ state: 'hidden' });
  expect(await textField(nextTab).inputValue()).toBe('How may one pay?');
  await nextTab.goBack();
  await openQuestion(nextTab).getByRole('button', { name: 'Discard' }).click();
  await sheet(nextTab).waitFor({ state: 'hidden' });
  await toolbar(nextTab).waitFor();

  // Only the newest tab changes text, and the other one follows until the newest is closed.
  const newest = await nextTab.context().newPage();
  await newest.goto(nextTab.url());
  await nextTab.getByText('This page is open in another tab.').waitFor();
  expect(await toolbar(nextTab).count()).toBe(0);
  await typeQuestion(newest, 'How may one pay?');
  await pressInSheet(newest, 'Save');
  await main(nextTab).getByText('How may one pay?').waitFor();
  expect(await toolbar(nextTab).count()).toBe(0);
  await newest.close();
  await toolbar(nextTab).waitFor();
});

test('changes pages with links, Back and Forward in both languages, and closes a sheet with Back', async ({
  content,
  open,
}) => {
  cpSync(path.join(nepali, 'content/ne'), path.join(content.root, 'content/ne'), {
    recursive: true,
  });
  const page = await open('/faq');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/warning|error/.test(message.type())) warnings.push(message.text());
  });
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

  // A sheet opens while the one before still leaves the history.
  await toolbarButton(page, 'Hours').tap();
  const close = await closeButton(page).elementHandle();
  await toolbarButton(page, 'New').evaluate(async (button, closing) => {
    const isLeft = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    for (const pressed of [closing, button])
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await isLeft;
  }, close);
  await sheet(page).getByRole('heading', { name: 'New' }).waitFor();
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  await heading(page, 'Talk to the workshop').waitFor();

  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).tap();
  await toolbarButton(page, 'सहयोग').waitFor();
  await heading(page, 'कार्यशालासँग कुरा').waitFor();
  await page.getByRole('banner').getByRole('button').first().tap();
  await page.getByRole('banner').getByRole('link', { name: 'जवाफ' }).first().tap();
  await expect.poll(shownPage).toBe('/ne/faq');
  await titleHeading(page).waitFor();
  await page.goBack();
  await heading(page, 'कार्यशालासँग कुरा').waitFor();
  await page.goBack();
  await heading(page, 'Talk to the workshop').waitFor();
  expect(warnings).toEqual([]);
});

test('keeps saves without a connection, writes them later, and asks if somebody wrote meanwhile', async ({
  content,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/);
  const page = await visit('/faq', touchPhone);
  const before = content.read(payment);
  await typeQuestion(page, 'How may one pay?');
  let connect = await cutConnection(page);
  await pressInSheet(page, 'Save');
  await waitUntilClosed(page);
  await page.getByText('There is no connection.').waitFor();
  await main(page).getByText('How may one pay?').waitFor();
  expect(content.read(payment)).toBe(before);
  await connect();
  await page.reload();
  await expect.poll(() => content.read(payment)).toContain('How may one pay?');
  await page.getByText('There is no connection.').waitFor({ state: 'detached' });
  // Undo gives back the same bytes, after the restart too.
  await toolbarButton(page, changesButton).tap();
  await sheet(page).getByRole('button', { name: /^Undo/ }).first().tap();
  await expect.poll(() => content.read(payment)).toBe(before);
  await closeButton(page).click();

  await typeQuestion(page, 'How may one pay?');
  connect = await cutConnection(page);
  await pressInSheet(page, 'Save');
  await page.getByText('There is no connection.').waitFor();
  content.edit(payment, (text) => text.replace(question, 'What about money?'));
  await connect();
  await toolbarButton(page, /to fix/).tap();
  await page.getByRole('button', { name: /^Somebody else changed this too: Question/ }).tap();
  // Each version marks the words that the other one lacks.
  await sheet(page).getByRole('insertion').nth(1).waitFor();
  const inserted = sheet(page).getByRole('insertion').first();
  await inserted.waitFor();
  const readLine = (node: Element) => getComputedStyle(node).textDecorationLine;
  expect(await inserted.evaluate(readLine)).toBe('underline');
  expect(content.read(payment)).toContain('What about money?');
  await pressInSheet(page, 'Take their text');
  await main(page).getByText('What about money?').waitFor();
  expect(content.read(payment)).toContain('What about money?');
});

test('saves once if Save is tapped or pressed twice, and keeps what is typed meanwhile', async ({
  content,
  open,
}) => {
  const page = await open('/faq');
  let writes = 0;
  let finish = () => {};
  let slow = new Promise<void>((resolve) => (finish = resolve));
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
  await Promise.all([
    page.getByText('Saved: Question 3 on Answers: How may one pay?').waitFor(),
    finish(),
  ]);
  expect(content.read(payment)).toContain('How may one pay?\n');
  expect(await textField(page).inputValue()).toBe('How may one pay? Now.');
  expect(writes).toBe(1);
  await page.keyboard.press('Control+Enter');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.read(payment)).toContain('How may one pay? Now.');

  slow = Promise.resolve();
  writes = 0;
  await openAt(page, main(page).locator('summary').last());
  await textField(page).fill('Cash or card?');
  const save = sheet(page).getByRole('button', { name: 'Save', exact: true });
  const { x = 0, y = 0 } = (await save.boundingBox()) ?? {};
  await Promise.all([0, 1, 2].map(() => page.touchscreen.tap(x + 10, y + 10)));
  await sheet(page).waitFor({ state: 'hidden' });
  await main(page).getByText('Cash or card?').waitFor();
  expect(writes).toBe(1);
});

test('saves a link with a new order, and keeps what another button of the sheet saves', async ({
  content,
  open,
}) => {
  const home = 'content/pages/home.mdx';
  const door = 'Offer us a piece';
  const page = await open('/', desktop);
  const target = sheet(page).getByLabel(en.leadsTo);
  const moveUp = async (name: string) => {
    await sheet(page)
      .getByText(/^Order: /)
      .click();
    await pressInSheet(page, en.entry(en.moveUp, name));
  };
  await openAt(page, main(page).getByText(door));
  await target.selectOption('/faq');
  await target.selectOption('/sell-with-us');
  // Nothing is left to discard.
  await page.keyboard.press('Escape');
  await openAt(page, main(page).getByText(door));
  await target.selectOption('/faq');
  await moveUp(door);
  await pressInSheet(page, en.saveOrder);
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.read(home)).toMatch(
    /<Door to="\/faq" title="Offer us.*\n.*\n<\/Door>\n<Door to="shop"/,
  );

  await goToPage(page, '/faq');
  await openAt(page, main(page).getByText(question));
  await moveUp(question);
  await textField(page).fill('How may one pay?');
  await page.keyboard.press('Control+Enter');
  await main(page).getByText('How may one pay?').waitFor();
  // The saved text is not saved again, and typing it back is a change.
  await textField(page).fill(question);
  await pressInSheet(page, en.saveOrder);
  const saveOrder = sheet(page).getByRole('button', { name: en.saveOrder });
  await expect.poll(() => saveOrder.isDisabled()).toBe(true);
  await textField(page).press('Control+Enter');
  await sheet(page).waitFor({ state: 'hidden' });
  await expect.poll(() => content.read(payment)).toContain(question);
  const questions = await main(page).locator('summary > *').allTextContents();
  expect(questions.indexOf(question)).toBe(1);

  // A text that became two paragraphs is not written again with the order.
  await main(page).getByText(question).click();
  await openAt(page, main(page).getByText('Pay with'));
  await moveUp(question);
  await textField(page).fill('Pay as you like.\n\nWe write a bill.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => textField(page).inputValue()).toBe('Pay as you like.');
  await pressInSheet(page, en.saveOrder);
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.read(payment).match(/We write a bill\./g)).toHaveLength(1);
});

test('says that it saves, and loses nothing that is typed meanwhile', async ({ open }) => {
  const page = await open('/faq');
  const isSaving = sheet(page).getByRole('status').getByText(en.loading);
  let release = () => {};
  let held = Promise.resolve();
  const waiting = new Set<Request>();
  /** Holds the calls to the server until they are released. A save would share a call before. */
  const hold = async () => {
    await expect.poll(() => waiting.size).toBe(0);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    held = new Promise<void>((resolve) => (release = resolve));
  };
  /** Waits until a call is held. */
  const isHeld = () => expect.poll(() => waiting.size).toBe(1);
  await page.route('**/staff/api/revision', async (route) => {
    waiting.add(route.request());
    await held;
    await route.continue();
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  await openAt(page, main(page).getByText(question));
  await hold();
  await page.keyboard.press('Control+Enter');
  await isHeld();
  await isSaving.first().waitFor({ state: 'attached' });
  await page.keyboard.type(' Now.');
  release();
  await sheet(page).getByText(en.noChanges).waitFor();
  expect(await textField(page).inputValue()).toBe(`${question} Now.`);
  await page.keyboard.press('Control+Enter');
  await sheet(page).waitFor({ state: 'hidden' });

  await toolbarButton(page, 'Hours').tap();
  await pressInSheet(page, 'Add a holiday');
  const reason = sheet(page).getByLabel('Reason').first();
  await sheet(page).getByLabel('First day').fill('31 February 2030');
  await reason.fill('Repairs');
  await hold();
  await reason.press('Enter');
  await isHeld();
  await isSaving.first().waitFor({ state: 'attached' });
  expect(await reason.isDisabled()).toBe(true);
  release();
  await expect.poll(() => reason.isDisabled()).toBe(false);
  await expect.poll(() => hasFocus(sheet(page).getByLabel('First day'))).toBe(true);
  expect(await reason.inputValue()).toBe('Repairs');
});

test('shows an error instead of both languages after a colleague has removed the file', async ({
  content,
  open,
}) => {
  cpSync(path.join(nepali, 'content/ne'), path.join(content.root, 'content/ne'), {
    recursive: true,
  });
  const page = await open('/ne', desktop);
  await openAt(page, main(page).getByText('आफ्नो सामान देखाउनुहोस्'));
  await sheet(page).getByLabel(ne.leadsTo).selectOption('/faq');
  content.remove('content/ne/pages/home.mdx');
  await pressInSheet(page, ne.seeBoth);
  await sheet(page).getByRole('alert').getByText(ne.failures.gone).waitFor();
});
