import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { field } from '../support/contact-form.ts';
import { backgroundOf, hasNotReloaded, main, watchForReload } from '../support/parts.ts';
import { test, unlock, type DevSite } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

/** A kind of edit. The page /faq shows the new text. */
interface EditKind {
  name: string;
  file: string;
  /** Inserts new text into a file. */
  change: (text: string, added: string) => string;
  save: (file: string, text: string) => Promise<void>;
}

const setField = (name: string) => (text: string, value: string) =>
  text.replace(new RegExp(`^( *${name}:).*$`, 'm'), `$1 ${value}`);

const addParagraph = (text: string, paragraph: string) => `${text}\n${paragraph}\n`;

/** Saves as some editors do: writes a new file, then renames it to the name of the old file. */
async function writeByRename(file: string, text: string) {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}

const faqPage = 'content/pages/faq.mdx';
const entry = 'content/faq/delivery.mdx';

const kinds: readonly EditKind[] = [
  { name: 'the body of a page', file: faqPage, change: addParagraph, save: writeFile },
  { name: 'a field of a page', file: faqPage, change: setField('label'), save: writeFile },
  { name: 'the body of an entry', file: entry, change: addParagraph, save: writeFile },
  { name: 'a field of an entry', file: entry, change: setField('question'), save: writeFile },
  { name: 'a fact', file: 'content/site/business.mdx', change: setField('name'), save: writeFile },
  { name: 'a label', file: 'content/site/header.mdx', change: setField('call'), save: writeFile },
  { name: 'a page, by rename', file: faqPage, change: addParagraph, save: writeByRename },
];

let edits = 0;

/** Saves an edit, and waits until the open page shows its text. */
async function saveAndSee(page: Page, { root }: DevSite, { name, file, change, save }: EditKind) {
  const added = `Edit ${(edits += 1)} of ${name}`;
  const edited = path.join(root, file);
  await save(edited, change(await readFile(edited, 'utf8'), added));
  await unlock(page);
  await page.getByText(added).first().waitFor({ state: 'attached' });
}

/** Returns the distance of an element from the top of the window. */
const topOf = async (element: Locator) => (await element.boundingBox())?.y;

test('keeps the scroll position and the open answer at every edit', async ({ devSite, visit }) => {
  const page = await visit('/faq', { viewport: { width: 600, height: 400 } });
  await watchForReload(page);
  const answer = main(page).locator('details').first();
  await answer.locator('summary').click();
  await answer.getByRole('paragraph').first().waitFor();
  const nextAnswer = main(page).locator('details').nth(1);
  await nextAnswer.scrollIntoViewIfNeeded();
  const top = await topOf(nextAnswer);
  for (const kind of kinds) {
    await saveAndSee(page, devSite, kind);
    expect(await answer.getAttribute('open')).not.toBeNull();
    expect(await topOf(nextAnswer)).toBe(top);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await hasNotReloaded(page)).toBe(true);
});

test('keeps the text in the form after each kind of edit', async ({ devSite, visit }) => {
  const page = await visit('/contact');
  await watchForReload(page);
  await field(page, 'message').fill('I want to sell a bed.');
  for (const kind of kinds.filter(({ save, file }) => save === writeFile && file !== entry)) {
    const file = kind.file.replace('pages/faq', 'pages/contact');
    await saveAndSee(page, devSite, { ...kind, file });
    expect(await field(page, 'message').inputValue()).toBe('I want to sell a bed.');
  }
  expect(await hasNotReloaded(page)).toBe(true);
});

test('shows a changed fact in links, buttons and sentences', async ({ devSite, visit }) => {
  const page = await visit('/contact');
  await watchForReload(page);
  await devSite.edit('content/site/business.mdx', (text) =>
    text.replace(/^phone: .*$/m, 'phone: "+977 980-7654321"'),
  );
  const call = page.getByRole('contentinfo').getByRole('link', { name: '+977 980-7654321' });
  await call.waitFor();
  expect(await call.getAttribute('href')).toBe('tel:+9779807654321');
  // The links and the sentence do not change at the same time.
  await main(page).getByRole('link', { name: '+977 980-7654321' }).nth(1).waitFor();
  await main(page).getByText('The telephone is quicker than any form: +977 980-7654321.').waitFor();
  expect(await hasNotReloaded(page)).toBe(true);
});

const pricesPage = `---
title: Prices
description: What old furniture costs at our bench, and what we pay for the pieces that you bring.
whatsapp: Hi! What does it cost?
navigation:
  label: Prices
  order: 90
---

# Prices

See [what delivery costs](/faq#delivery).
`;

test('shows a new page and its link until its file is deleted', async ({ devSite, visit }) => {
  const page = await visit('/');
  await devSite.edit('content/pages/prices.mdx', () => pricesPage);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Prices', exact: true });
  await link.waitFor();
  await link.click();
  const title = page.getByRole('heading', { level: 1, name: 'Prices' });
  await title.waitFor();
  await main(page).getByRole('link', { name: 'what delivery costs' }).click();
  await page.locator('#delivery').waitFor();
  await page.goBack();
  await title.waitFor();

  await rm(path.join(devSite.root, 'content/pages/prices.mdx'));
  await title.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Prices', exact: true }).count()).toBe(0);
});

test('shows a new entry with its file name as anchor until deletion', async ({
  devSite,
  visit,
}) => {
  const page = await visit('/faq');
  await watchForReload(page);
  const answers = main(page).locator('details');
  const before = await answers.count();
  const warranty =
    '---\nquestion: Is there a warranty?\norder: 90\n---\n\nAsk for it in the shop.\n';
  await devSite.edit('content/faq/warranty.mdx', () => warranty);
  await answers.getByText('Is there a warranty?', { exact: true }).waitFor();
  expect(await page.locator('#warranty').textContent()).toBe('Ask for it in the shop.');

  const file = (id: string) => path.join(devSite.root, `content/faq/${id}.mdx`);
  await rename(file('warranty'), file('guarantee'));
  await page.locator('#guarantee').waitFor({ state: 'attached' });
  expect(await page.locator('#warranty').count()).toBe(0);

  await rm(file('guarantee'));
  await page.locator('#guarantee').waitFor({ state: 'detached' });
  expect(await answers.count()).toBe(before);
  expect(await hasNotReloaded(page)).toBe(true);
});

test('shows a changed colour of the theme at once', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  await watchForReload(page);
  await devSite.edit('content/site/theme.mdx', (text) => text.replace('#fbf7f0', '#d0e8ff'));
  await expect.poll(() => backgroundOf(page)).toBe('rgb(208, 232, 255)');
  expect(await hasNotReloaded(page)).toBe(true);
});

test('shows a new picture, and the picture that replaces it', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  await watchForReload(page);
  const svgOf = (side: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><circle cx="10" cy="10" r="9" /></svg>`;
  await devSite.edit('content/pictures/receipt.svg', () => svgOf(40));
  await devSite.edit('content/pages/faq.mdx', (text) => `${text}\n![A receipt](receipt)\n`);
  const picture = main(page).getByRole('img', { name: 'A receipt' });
  await picture.waitFor();
  const shownWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(shownWidth).toBe(40);

  await devSite.edit('content/pictures/receipt.svg', () => svgOf(60));
  await expect.poll(shownWidth).toBe(60);
  expect(await hasNotReloaded(page)).toBe(true);
});
