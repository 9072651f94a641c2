import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ne } from '../../src/staff/bar/strings/ne.ts';
import { nepali } from '../support/folders.ts';
import { touchPhone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import {
  pasteInto,
  sheet,
  test as base,
  textField,
  toolbarButton,
  waitUntilKept,
} from '../support/staff.ts';
import { smallTargets } from '../support/targets.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs } from '../support/visits.ts';

const about = 'content/pages/about.mdx';
const answer = 'content/faq/payment.mdx';
const translation = 'content/ne/faq/payment.mdx';
const prices = `| Piece   | Price |
| ------- | ----: |
| Chair   | 900   |
| **Bed** | [ask](/contact) |
| Lamp    | 300   |
`;
const newPrice = `| मूल्य | रकम |
| --- | --- |
| मेच | ९०० |
`;

/** A page and a question with a list of prices, in a site with a second language. */
const test = base.extend<{ pages: Record<string, string>; before: string }>({
  pages: [
    async ({ devSite }, use) => {
      const { root, edit, read } = devSite;
      await cp(path.join(nepali, 'content/ne'), path.join(root, 'content/ne'), { recursive: true });
      await edit(about, (text) => text.replace('## Who does what', `${prices}\n$&`));
      await edit(answer, (text) => `${text}\n${prices}`);
      await edit(translation, (text) => `${text}\n${newPrice}`);
      const paths = [about, answer, translation];
      await use(Object.fromEntries(paths.map((file) => [file, read(file)])));
    },
    { scope: 'file' },
  ],
  before: async ({ devSite: { edit, url }, pages }, use) => {
    for (const [file, text] of Object.entries(pages)) await edit(file, () => text);
    const shown = async () => (await fetch(`${url}/about`)).text();
    await expect.poll(shown, { timeout: longTimeoutMs }).toContain('>Lamp<');
    await use(pages[about] ?? '');
  },
});

/** Taps a cell on the page, which opens its table. */
async function openCell(page: Page, text: string) {
  const button = toolbarButton(page, 'Change text');
  if ((await button.getAttribute('aria-pressed')) === 'false') await button.tap();
  await main(page).getByRole('cell', { name: text, exact: true }).tap();
  await sheet(page).waitFor();
}

const cell = (page: Page, name: string) => sheet(page).getByLabel(name, { exact: true });

const press = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name, exact: true }).tap();

/** Saves, and waits until the sheet has closed. */
async function save(page: Page) {
  await press(page, 'Save');
  await sheet(page).waitFor({ state: 'hidden' });
}

/** Pastes a text into a cell as the clipboard of a phone does. */
const paste = (page: Page, name: string, text: string) =>
  cell(page, name).evaluate((field: HTMLTextAreaElement, plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('changes a cell of a table and no other line', async ({ before, devSite, visit }) => {
  const page = await visit('/about', touchPhone);
  await openCell(page, '900');
  // The tapped cell is ready to type into.
  const isFocused = () => cell(page, 'Price 1').evaluate((field) => field.matches(':focus'));
  await expect.poll(isFocused).toBe(true);
  expect(await smallTargets(sheet(page))).toEqual([]);
  await cell(page, 'Price 1').fill('Rs 950 | used');
  await save(page);
  await main(page).getByRole('cell', { name: 'Rs 950 | used' }).waitFor();
  expect(devSite.read(about)).toBe(
    before.replace('| Chair   | 900   |', String.raw`| Chair | Rs 950 \| used |`),
  );
  await openCell(page, 'Rs 950 | used');
  expect(await cell(page, 'Price 1').inputValue()).toBe('Rs 950 | used');
  expect(await cell(page, 'Piece 2').inputValue()).toBe('**Bed**');
});

test('adds, moves and removes rows and columns', async ({ before, devSite, visit }) => {
  const page = await visit('/about', touchPhone);
  await openCell(page, 'Lamp');
  await press(page, 'Add a row');
  await cell(page, 'Piece 4').fill('Desk');
  await press(page, 'Row 4');
  await press(page, 'Up');
  await press(page, 'Row 1');
  await press(page, 'Remove: Row 1');
  await press(page, 'Columns');
  await press(page, 'Add a column');
  await cell(page, 'Heading 3').fill('Wood');
  await cell(page, 'Wood 2').fill('Sal');
  await press(page, 'Remove: Price');
  // A row that stays empty is not saved.
  await press(page, 'Add a row');
  await save(page);
  await main(page).getByRole('columnheader', { name: 'Wood' }).waitFor();
  const after = `| Piece | Wood |
| ------- | --- |
| **Bed** |  |
| Desk | Sal |
| Lamp |  |
`;
  expect(devSite.read(about)).toBe(before.replace(prices, after));
});

test('opens an empty cell, in a table whose three columns fit a phone', async ({
  before,
  devSite,
  visit,
}) => {
  const wide = '| Piece | Wood | Price |\n| --- | --- | --- |\n| Shelf |  | 700 |\n';
  await devSite.edit(about, () => before.replace(prices, wide));
  const page = await visit('/about', touchPhone);
  await toolbarButton(page, 'Change text').tap();
  const shelf = main(page).getByRole('row').filter({ hasText: 'Shelf' });
  await shelf.getByRole('cell').nth(1).tap();
  await cell(page, 'Wood 1').and(page.locator(':focus')).waitFor();
  const grid = sheet(page).getByRole('table');
  const overflow = await grid.evaluate((table) => {
    const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
  await cell(page, 'Wood 1').fill('Sal');
  await save(page);
  expect(devSite.read(about)).toContain('| Shelf | Sal | 700 |');
});

test('fills a table with pasted rows, with Undo', async ({ before, devSite, visit }) => {
  const page = await visit('/about', touchPhone);
  await openCell(page, 'Lamp');
  await paste(page, 'Piece 3', 'Desk\t2,000\t"two\nsizes"\nShelf\t*700*\t\n');
  await expect.poll(() => cell(page, 'Piece 4').inputValue()).toBe('Shelf');
  await press(page, 'Undo');
  expect(await cell(page, 'Piece 3').inputValue()).toBe('Lamp');
  await paste(page, 'Piece 3', 'Desk\t2,000\nShelf\t*700*\n');
  await save(page);
  await main(page).getByRole('cell', { name: 'Shelf' }).waitFor();
  const lamp = '| Lamp    | 300   |';
  expect(devSite.read(about)).toBe(before.replace(lamp, '| Desk | 2,000 |\n| Shelf | **700** |'));
});

test('turns pasted rows without headings into a grid, with Undo', async ({
  before,
  devSite,
  visit,
}) => {
  const page = await visit('/about', touchPhone);
  await toolbarButton(page, 'Change text').tap();
  await main(page).getByText('You may ask any of us').tap();
  const text = await textField(page).inputValue();
  await pasteInto(textField(page), 'Stool\tRs. 700\nBench\tRs. 1,900\n');
  await expect.poll(() => cell(page, 'Heading 2 2').inputValue()).toBe('Rs. 1,900');
  await press(page, 'Undo');
  expect(await textField(page).inputValue()).toBe(text);
  await pasteInto(textField(page), 'Stool\tRs. 700\nBench\tRs. 1,900\n');
  await save(page);
  await main(page).getByRole('cell', { name: 'Stool' }).waitFor();
  // The empty headings are not shown.
  const table = main(page).getByRole('table').filter({ hasText: 'Stool' });
  expect(await table.getByRole('columnheader').count()).toBe(0);
  expect(devSite.read(about)).toBe(
    before.replace(text, '|  |  |\n| --- | --- |\n| Stool | Rs. 700 |\n| Bench | Rs. 1,900 |'),
  );
});

test('keeps a typed cell if the page is loaded again', async ({ before, devSite, visit }) => {
  const page = await visit('/about', touchPhone);
  await openCell(page, 'Lamp');
  await cell(page, 'Price 3').fill('350');
  await waitUntilKept(page, '350');
  await page.reload();
  await expect.poll(() => cell(page, 'Price 3').inputValue()).toBe('350');
  await save(page);
  const lamp = '| Lamp    | 300   |';
  expect(devSite.read(about)).toBe(before.replace(lamp, '| Lamp | 350 |'));
});

test('shows an error at its cell', async ({ before, devSite, visit }) => {
  const page = await visit('/about', touchPhone);
  await openCell(page, '900');
  await cell(page, 'Price 3').fill('[more](/lampz)');
  await press(page, 'Save');
  await expect.poll(() => cell(page, 'Price 3').getAttribute('aria-invalid')).toBe('true');
  const row = sheet(page).getByRole('row').filter({ hasText: '/lampz' });
  await row.getByRole('alert').waitFor();
  expect(devSite.read(about)).toBe(before);
});

test('shows the table of a translation next to the original table', async ({
  before,
  devSite,
  visit,
}) => {
  expect(before).toContain(prices);
  const page = await visit('/ne/faq', touchPhone);
  await toolbarButton(page, ne.changeText).tap();
  const question = main(page).locator('summary').filter({ hasText: 'कसरी तिर्ने?' });
  const { width = 0, height = 0 } = (await question.boundingBox()) ?? {};
  await question.tap({ position: { x: width - 12, y: height / 2 } });
  await main(page).getByRole('cell', { name: 'मेच' }).tap();
  await press(page, ne.seeBoth);
  await sheet(page).getByText('Lamp').waitFor();
  await press(page, ne.addRow);
  await cell(page, 'मूल्य २').fill('खाट');
  await press(page, ne.markAsUpToDate);
  await sheet(page).waitFor({ state: 'hidden' });
  const text = devSite.read(translation);
  expect(text).toContain(`${newPrice}| खाट |  |\n`);
  expect(text).toContain('translated_from');
});
