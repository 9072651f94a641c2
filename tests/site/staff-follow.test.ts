import { renameSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { field } from '../support/contact-form.ts';
import { backgroundOf, hasFocus, hasNotReloaded, main, watchForReload } from '../support/parts.ts';
import { badge, problem, problems, test, unlock } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

const faqPage = 'content/pages/faq.mdx';
const delivery = 'content/faq/delivery.mdx';
const payment = 'content/faq/payment.mdx';

const setField = (name: string) => (text: string, value: string) =>
  text.replace(new RegExp(`^( *${name}:).*$`, 'm'), `$1 ${value}`);

const addParagraph = (text: string, paragraph: string) => `${text}\n${paragraph}\n`;

/** The kinds of edits in an editor: the file, and what inserts new text into it. */
const kinds: Readonly<Record<string, [file: string, (text: string, added: string) => string]>> = {
  'the body of a page': [faqPage, addParagraph],
  'a field of a page': [faqPage, setField('label')],
  'the body of an entry': [delivery, addParagraph],
  'a field of an entry': [delivery, setField('question')],
  'a fact': ['content/site/business.mdx', setField('name')],
  'a label': ['content/site/header.mdx', setField('call')],
};

const svgOf = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><circle cx="10" cy="10" r="9" /></svg>`;

/** A window so low that the page scrolls. */
const lowWindow = { viewport: { width: 600, height: 400 } };

test('shows what an editor changes at once, and keeps the place, the open answer and the form', async ({
  content,
  open,
}) => {
  const page = await open('/faq', lowWindow);
  await watchForReload(page);
  /** Changes a file in an editor. */
  const edit = async (file: string, change: (text: string) => string) => {
    content.edit(file, change);
    await unlock(page);
  };
  const answers = main(page).locator('details');
  const answer = answers.first();
  await answer.locator('summary').click();
  await answer.getByRole('paragraph').first().waitFor();
  const nextAnswer = answers.nth(1);
  await nextAnswer.scrollIntoViewIfNeeded();
  const topOf = async (element: Locator) => (await element.boundingBox())?.y;
  const top = await topOf(nextAnswer);
  for (const [name, [file, change]] of Object.entries(kinds)) {
    await edit(file, (text) => change(text, `Edit of ${name}`));
    await page.getByText(`Edit of ${name}`).first().waitFor({ state: 'attached' });
    expect(await answer.getAttribute('open')).not.toBeNull();
    expect(await topOf(nextAnswer)).toBe(top);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await edit('content/site/theme.mdx', (text) => text.replace('#fbf7f0', '#d0e8ff'));
  await expect.poll(() => backgroundOf(page)).toBe('rgb(208, 232, 255)');

  content.write('content/pictures/receipt.svg', svgOf(40));
  await edit(faqPage, (text) => addParagraph(text, '![A receipt](receipt)'));
  const picture = main(page).getByRole('img', { name: 'A receipt' });
  const shownWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(shownWidth).toBe(40);
  await edit('content/pictures/receipt.svg', () => svgOf(60));
  await expect.poll(shownWidth).toBe(60);

  // An entry has its file name as anchor.
  const count = await answers.count();
  const file = (id: string) => path.join(content.root, `content/faq/${id}.mdx`);
  await edit(
    'content/faq/warranty.mdx',
    () => '---\nquestion: Is there a warranty?\norder: 90\n---\n\nAsk for it in the shop.\n',
  );
  await answers.getByText('Is there a warranty?', { exact: true }).waitFor();
  expect(await page.locator('#warranty').textContent()).toBe('Ask for it in the shop.');
  renameSync(file('warranty'), file('guarantee'));
  await unlock(page);
  await page.locator('#guarantee').waitFor({ state: 'attached' });
  expect(await page.locator('#warranty').count()).toBe(0);
  content.remove('content/faq/guarantee.mdx');
  await unlock(page);
  await page.locator('#guarantee').waitFor({ state: 'detached' });
  expect(await answers.count()).toBe(count);

  // A fact is in links, buttons and sentences.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find us' }).click();
  await field(page, 'message').fill('I want to sell a bed.');
  await edit('content/site/business.mdx', (text) =>
    text.replace(/^phone: .*$/m, 'phone: "+977 980-7654321"'),
  );
  const call = page.getByRole('contentinfo').getByRole('link', { name: '+977 980-7654321' });
  await call.waitFor();
  expect(await call.getAttribute('href')).toBe('tel:+9779807654321');
  await main(page).getByRole('link', { name: '+977 980-7654321' }).nth(1).waitFor();
  await main(page).getByText('The telephone is quicker than any form: +977 980-7654321.').waitFor();
  expect(await field(page, 'message').inputValue()).toBe('I want to sell a bed.');
  expect(await hasNotReloaded(page)).toBe(true);
});

test('shows a new page and its link until its file is deleted', async ({ content, open }) => {
  const prices = 'content/pages/prices.mdx';
  const page = await open('/');
  content.write(
    prices,
    `---
title: Prices
description: What old furniture costs at our bench, and what we pay for the pieces that you bring.
whatsapp: Hi! What does it cost?
navigation:
  label: Prices
  order: 90
---

# Prices

See [what delivery costs](/faq#delivery).
`,
  );
  await unlock(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prices', exact: true }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Prices' });
  await title.waitFor();
  await main(page).getByRole('link', { name: 'what delivery costs' }).click();
  await page.locator('#delivery').waitFor();
  await page.goBack();
  await title.waitFor();

  content.remove(prices);
  await unlock(page);
  await title.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Prices', exact: true }).count()).toBe(0);
});

test('lists errors on every page until all are fixed, and warnings without opening the list', async ({
  content,
  open,
  visit,
}) => {
  const before = { [delivery]: content.read(delivery), [payment]: content.read(payment) };
  const page = await open('/contact');
  const message = field(page, 'message');
  await message.fill('I want to sell a bed.');
  const edit = async (file: string, change: (text: string) => string) => {
    content.edit(file, change);
    await unlock(page);
  };
  await edit(delivery, (text) => text.replace('order:', 'ordr:'));
  await problems(page).getByRole('heading', { name: '1 error in content' }).waitFor();
  // What staff type stays, and keeps the focus.
  expect(await hasFocus(message)).toBe(true);
  await edit(payment, (text) => text.replace('question: Which', 'qestion: What'));
  await badge(page).getByText('2 to fix').waitFor();
  await problems(page).getByText('did you mean "question"?').waitFor();
  await problems(page).getByRole('button', { name: 'Close' }).tap();
  await problems(page).waitFor({ state: 'hidden' });
  await badge(page).focus();
  await page.keyboard.press('Enter');
  await problem(page, /^Question: /).waitFor();
  await expect.poll(() => problems(page).evaluate((node) => node.matches(':focus'))).toBe(true);
  expect(await message.inputValue()).toBe('I want to sell a bed.');

  // A browser that has not seen the content before its errors shows only the errors.
  const newPage = await visit('/about', { hydrates: false });
  await problems(newPage).getByText('did you mean "question"?').waitFor();
  expect(await main(newPage).count()).toBe(0);
  await page.reload();
  await problems(page).getByText('did you mean "question"?').waitFor();
  await main(page).getByText('The telephone is quicker').waitFor();

  await edit(delivery, () => before[delivery] ?? '');
  await badge(page).getByText('1 to fix').waitFor();
  content.write(payment, before[payment] ?? '');
  for (const openPage of [page, newPage]) {
    await unlock(openPage);
    await problems(openPage).waitFor({ state: 'hidden' });
  }
  await badge(page).waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Everything is fixed.').waitFor();

  await edit('content/pictures/spare.svg', () => svgOf(4));
  await badge(page).getByText('1 to fix').waitFor();
  expect(await problems(page).isVisible()).toBe(false);
  await badge(page).tap();
  await problems(page).getByText(/spare/).first().waitFor();
});
