import { tabTo } from '../support/keyboard.ts';
import { newTabLink } from '../support/links.ts';
import { headerLink, main } from '../support/parts.ts';
import { linkedPages, nowhere, phone } from '../support/pages.ts';
import { addresses, collections, pageAt, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

const withoutScript = { javaScriptEnabled: false };

test('links lead from page to page', async ({ visit }) => {
  const page = await visit(nowhere, withoutScript);
  for (const { label, address } of linkedPages) {
    await headerLink(page, label).click();
    await page.waitForURL(`**${address}`);
    expect(await page.title()).toBe(pageAt(address).title);
  }
});

test('the menu of a phone opens, leads on and closes', async ({ visit }) => {
  const page = await visit('/', { ...withoutScript, ...phone });
  const menu = page.getByRole('button', { name: words.header.menu });
  const link = headerLink(page, 'About Us');
  expect(await link.isVisible()).toBe(false);
  await menu.click();
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await link.isVisible()).toBe(false);

  await tabTo(page, words.header.menu);
  await page.keyboard.press('Enter');
  await tabTo(page, 'About Us');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/about');
  expect(await link.isVisible()).toBe(false);
});

test('answers open one at a time and close again', async ({ visit }) => {
  const page = await visit('/faq', withoutScript);
  const questions = collections.faq.map(({ id, data }) => ({ id, title: String(data.question) }));
  const openAnswers = async () => {
    const open = [];
    for (const { id } of questions) if (await page.locator(`#${id}`).isVisible()) open.push(id);
    return open;
  };
  expect(await openAnswers()).toEqual([]);
  for (const { id, title } of questions) {
    await main(page).getByText(title, { exact: true }).click();
    await expect.poll(openAnswers).toEqual([id]);
  }
  await main(page)
    .getByText(questions.at(-1)?.title ?? '', { exact: true })
    .click();
  await expect.poll(openAnswers).toEqual([]);
});

test('the address of an answer shows it', async ({ visit }) => {
  const page = await visit('/faq#delivery', withoutScript);
  await expect.poll(() => page.locator('#delivery').isVisible()).toBe(true);
  expect(await page.locator('#payment').isVisible()).toBe(false);
});

test('calls, chats, mails and other sites are a link away', async ({ visit }) => {
  const page = await visit('/contact', withoutScript);
  const link = (name: string) => main(page).getByRole('link', { name, exact: true });
  expect(await link('Call Now').getAttribute('href')).toBe(addresses.call);
  expect(await link(words.business.email).getAttribute('href')).toBe(addresses.mail);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    newTabLink(main(page), 'Facebook').click(),
  ]);
  await tab.waitForURL(addresses.facebook);
});
