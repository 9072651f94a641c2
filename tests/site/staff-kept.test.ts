import type { Page } from 'playwright-core';
import { main } from '../support/parts.ts';
import {
  answerDialogs,
  openAt,
  pressInSheet,
  sheet,
  test as base,
  textField,
  toolbar,
  toolbarButton,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { phone } from '../support/pages.ts';

const payment = 'content/faq/payment.mdx';
const question = 'Which ways of payment are there?';
const onPhone = { ...phone, hasTouch: true, isMobile: true };

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

const networkError = /ERR_FAILED/;

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
  const page = await visit('/faq', onPhone);
  await typeQuestion(page, 'How may one pay?');
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
  const page = await visit('/faq', onPhone);
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

test('keeps the text when the phone is turned', async ({ visit }) => {
  const page = await visit('/faq', onPhone);
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
  const page = await visit('/faq', onPhone);
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
  await sheet(page).getByRole('insertion').first().waitFor();
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

test('keeps the sheet if Escape ends a composition', async ({ visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(question));
  await textField(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  expect(await sheet(page).count()).toBe(1);
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
