import { externalHandler, fillForm, letter, sendForm } from '../support/contact-form.ts';
import { readMail } from '../support/read-mail.ts';
import {
  blocked,
  brokenFileMessages,
  cutInHalf,
  hung,
  scriptFile,
  withFaultyFiles,
} from '../support/faults.ts';
import { tabTo } from '../support/keyboard.ts';
import { headerLink, main, titleHeading, waitForPage } from '../support/parts.ts';
import { linkedPages, missingPath, phone } from '../support/pages.ts';
import { expectOneAnswerAtATime, expectOpenAnswers } from '../support/questions.ts';
import { urls, texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

const withoutScripts = { javaScriptEnabled: false };

test('follows links from page to page without scripts', async ({ visit }) => {
  const page = await visit(missingPath, withoutScripts);
  for (const { label, path } of [linkedPages[1], linkedPages[0]]) {
    await headerLink(page, label).click();
    await page.waitForURL(`**${path}`);
    await waitForPage(page, path);
  }
});

test('opens and closes the menu of a phone without scripts', async ({ visit }) => {
  const page = await visit('/', { ...withoutScripts, ...phone });
  const menu = page.getByRole('button', { name: texts.header.menu });
  const link = headerLink(page, 'About the bench');
  expect(await link.isVisible()).toBe(false);
  await menu.click();
  await link.waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });

  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Enter');
  await tabTo(page, 'About the bench');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/about');
  await link.waitFor({ state: 'hidden' });
});

test('opens one answer at a time without scripts', async ({ visit }) => {
  const page = await visit('/faq#delivery', withoutScripts);
  await expectOpenAnswers(page, ['delivery']);
  await expectOneAnswerAtATime(page);
});

test.for([
  ['are blocked', blocked],
  ['hang', hung],
  ['are cut in half', cutInHalf],
] as const)('follows links if scripts %s', async ([, fault], { visit, expectedMessages }) => {
  expectedMessages.push(brokenFileMessages, externalHandler);
  const options = { ...withFaultyFiles(scriptFile, fault), ...phone, hydrates: false };
  const page = await visit('/', options);
  for (const { label, path } of [linkedPages[3], linkedPages[4]]) {
    await page.getByRole('button', { name: 'Contents' }).click();
    await headerLink(page, label).click({ noWaitAfter: true });
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
    await waitForPage(page, path);
    await titleHeading(page).waitFor();
  }
  const call = main(page).getByRole('link', { name: 'Ring now', exact: true });
  expect(await call.getAttribute('href')).toBe(urls.call);

  // The browser itself opens the mail.
  await fillForm(page, { ...letter, phone: '0981-2345678' });
  const mail = await sendForm(page);
  expect(readMail(mail).to).toBe(texts.business.email);
});
