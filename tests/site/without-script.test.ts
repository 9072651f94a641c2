import {
  externalHandler,
  letter,
  readMail,
  sendButton,
  fillForm,
} from '../support/contact-form.ts';
import {
  blocked,
  brokenFiles,
  cutInHalf,
  hung,
  scriptFile,
  withFaultyFiles,
} from '../support/faults.ts';
import { tabTo } from '../support/keyboard.ts';
import { catchExternalUrl } from '../support/links.ts';
import { headerLink, main } from '../support/parts.ts';
import { linkedPages, missingPath, phone } from '../support/pages.ts';
import { urls, collections, pageAt, texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

const withoutScripts = { javaScriptEnabled: false };

test('follows links from page to page without scripts', async ({ visit }) => {
  const page = await visit(missingPath, withoutScripts);
  for (const { label, path } of [linkedPages[1], linkedPages[0]]) {
    await headerLink(page, label).click();
    await page.waitForURL(`**${path}`);
    expect(await page.title()).toBe(pageAt(path).title);
  }
});

test('opens and closes the menu of a phone without scripts', async ({ visit }) => {
  const page = await visit('/', { ...withoutScripts, ...phone });
  const menu = page.getByRole('button', { name: texts.header.menu });
  const link = headerLink(page, 'About the bench');
  expect(await link.isVisible()).toBe(false);
  await menu.click();
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await link.isVisible()).toBe(false);

  await tabTo(page, texts.header.menu);
  await page.keyboard.press('Enter');
  await tabTo(page, 'About the bench');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/about');
  expect(await link.isVisible()).toBe(false);
});

test('opens one answer at a time without scripts', async ({ visit }) => {
  const page = await visit('/faq#delivery', withoutScripts);
  const questions = collections.faq.map(({ id, data }) => ({ id, title: String(data.question) }));
  const openAnswers = async () => {
    const open = [];
    for (const { id } of questions) if (await page.locator(`#${id}`).isVisible()) open.push(id);
    return open;
  };
  await expect.poll(openAnswers).toEqual(['delivery']);
  for (const { id, title } of questions.slice(2)) {
    await main(page).getByText(title, { exact: true }).click();
    await expect.poll(openAnswers).toEqual([id]);
  }
  await main(page)
    .getByText(questions.at(-1)?.title ?? '', { exact: true })
    .click();
  await expect.poll(openAnswers).toEqual([]);
});

test.for([
  ['are blocked', blocked],
  ['hang', hung],
  ['are cut in half', cutInHalf],
] as const)(
  'shows and links pages if scripts %s',
  async ([, fault], { visit, expectedMessages }) => {
    expectedMessages.push(brokenFiles, externalHandler);
    const page = await visit('/', {
      ...withFaultyFiles(scriptFile, fault),
      ...phone,
      hydrates: false,
    });
    for (const { label, path } of [linkedPages[3], linkedPages[4]]) {
      await page.getByRole('button', { name: 'Contents' }).click();
      await headerLink(page, label).click({ noWaitAfter: true });
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
      await expect.poll(() => page.title()).toBe(pageAt(path).title);
      await main(page).getByRole('heading', { level: 1 }).waitFor();
    }
    const call = main(page).getByRole('link', { name: 'Ring now', exact: true });
    expect(await call.getAttribute('href')).toBe(urls.call);

    // The browser itself opens the mail.
    await fillForm(page, { ...letter, phone: '0981-2345678' });
    const mail = await catchExternalUrl(page, () => sendButton(page).click());
    expect(readMail(mail).to).toBe(texts.business.email);
  },
);
