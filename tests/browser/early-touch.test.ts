import type { Page } from 'playwright-core';
import {
  field,
  handedOver,
  letter,
  readMail,
  sendButton,
  write,
  type Letter,
} from './setup/contact-form.ts';
import { blocked, brokenFiles, gate, script, withFiles } from './setup/faults.ts';
import { handedToDevice } from './setup/links.ts';
import { notice } from './setup/parts.ts';
import { saveData } from './setup/saved.ts';
import { pageAt, words } from './setup/shop.ts';
import { expect, test as base } from './setup/visitor.ts';
import { alive, type VisitOptions } from './setup/visits.ts';

const test = base.extend<{ expectedMessages: RegExp[] }>({
  expectedMessages: async ({}, use) => use([handedOver]),
});

const service = (page: Page) => page.getByRole('button', { name: 'Fast Delivery', exact: true });
const serviceNotice = (page: Page) =>
  notice(page, "Fast Delivery Service - This feature isn't implemented yet");

/** A visit on which the scripts are on their way until `open` is called. */
function scriptsUnderWay() {
  const { fate, open } = gate();
  return { slowly: { ...withFiles(script, fate), comesAlive: false } satisfies VisitOptions, open };
}

test('a service that is pressed before the scripts are there is announced when they are', async ({
  visit,
}) => {
  const { slowly, open } = scriptsUnderWay();
  const page = await visit('/', slowly);
  await service(page).click();
  expect(await serviceNotice(page).count()).toBe(0);
  open();
  await serviceNotice(page).waitFor();
});

test('so is one that is pressed by keyboard', async ({ visit }) => {
  const { slowly, open } = scriptsUnderWay();
  const page = await visit('/', slowly);
  await service(page).press('Enter');
  open();
  await serviceNotice(page).waitFor();
});

test('a form sent too early opens the mail as soon as it can, with all that was typed', async ({
  visit,
}) => {
  const { slowly, open } = scriptsUnderWay();
  const page = await visit('/contact', slowly);
  await write(page, letter);
  const mail = await handedToDevice(page, async () => {
    await sendButton(page).click();
    open();
  });
  expect(
    readMail(mail)
      .headers.map(([, value]) => value)
      .join(),
  ).toContain(letter.name);
  await notice(page, words.notices.email).waitFor();
  for (const name of Object.keys(letter) as (keyof Letter)[]) {
    expect(await field(page, name).inputValue()).toBe(letter[name]);
  }
});

test('an empty form sent too early tells beside every field what to do', async ({ visit }) => {
  const { slowly, open } = scriptsUnderWay();
  const page = await visit('/contact', slowly);
  await sendButton(page).click();
  open();
  await page.getByText(words['contact-form'].name_error, { exact: true }).waitFor();
});

test('where the scripts never come, the browser itself opens the mail', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(brokenFiles);
  const page = await visit('/contact', { ...withFiles(script, blocked), comesAlive: false });
  await write(page, letter);
  const mail = await handedToDevice(page, () => sendButton(page).click());
  expect(readMail(mail).to).toBe(words.business.email);
});

test('what was typed and opened before the scripts came stays', async ({ visit }) => {
  const { slowly, open } = scriptsUnderWay();
  const page = await visit('/contact', slowly);
  await write(page, letter);
  await field(page, 'message').focus();
  await page.evaluate(() => window.scrollTo(0, 300));
  open();
  await alive(page);
  for (const name of Object.keys(letter) as (keyof Letter)[]) {
    expect(await field(page, name).inputValue()).toBe(letter[name]);
  }
  expect(await field(page, 'message').evaluate((node) => node === document.activeElement)).toBe(
    true,
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('whoever saves data loads no script but for what needs one, and then at once', async ({
  visit,
}) => {
  const page = await visit('/contact', { fault: saveData, comesAlive: false });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) scripts.push(request.url());
  });
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  await page.goBack();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await field(page, 'name').focus();
  await alive(page);
  expect(scripts).not.toEqual([]);
});
