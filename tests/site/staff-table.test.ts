import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ne } from '../../src/staff/words/ne.ts';
import type { Folder } from '../support/folder.ts';
import { nepali } from '../support/folders.ts';
import { main } from '../support/parts.ts';
import {
  liveRegions,
  pasteInto,
  pressInSheet,
  sheet,
  test,
  textField,
  toolbarButton,
  waitUntilKept,
} from '../support/staff.ts';
import { smallTargets } from '../support/targets.ts';
import { expect } from '../support/visitor.ts';

const about = 'content/pages/about.mdx';
const prices = `| Piece   | Price |
| ------- | ----: |
| Chair   | 900   |
| **Bed** | [ask](/contact) |
| Lamp    | 300   |
`;

/** Puts a table on the page about the workshop, and returns its text. */
function writeTable({ edit, read }: Folder, table = prices): string {
  edit(about, (text) => text.replace('## Who does what', `${table}\n$&`));
  return read(about);
}

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

test('changes a cell and no other line, keeps it through a reload, and shows an error at its cell', async ({
  content,
  open,
}) => {
  const before = writeTable(content);
  const page = await open('/about');
  await openCell(page, '900');
  // The tapped cell is ready to type into.
  const isFocused = () => cell(page, 'Price 1').evaluate((field) => field.matches(':focus'));
  await expect.poll(isFocused).toBe(true);
  expect(await smallTargets(sheet(page))).toEqual([]);
  await cell(page, 'Price 3').fill('[more](/lampz)');
  await press(page, 'Save');
  await expect.poll(() => cell(page, 'Price 3').getAttribute('aria-invalid')).toBe('true');
  const row = sheet(page).getByRole('row').filter({ hasText: '/lampz' });
  await row.getByRole('alert').waitFor();
  expect(content.read(about)).toBe(before);
  await cell(page, 'Price 3').fill('300');
  await cell(page, 'Price 1').fill('Rs 950 | used');
  await waitUntilKept(page, 'Rs 950');
  await page.reload();
  await expect.poll(() => cell(page, 'Price 1').inputValue()).toBe('Rs 950 | used');
  await save(page);
  await main(page).getByRole('cell', { name: 'Rs 950 | used' }).waitFor();
  expect(content.read(about)).toBe(
    before.replace('| Chair   | 900   |', String.raw`| Chair | Rs 950 \| used |`),
  );
  await openCell(page, 'Rs 950 | used');
  expect(await cell(page, 'Price 1').inputValue()).toBe('Rs 950 | used');
  expect(await cell(page, 'Piece 2').inputValue()).toBe('**Bed**');
});

test('adds, moves and removes rows and columns, and fills an empty cell', async ({
  content,
  open,
}) => {
  const before = writeTable(content);
  const page = await open('/about');
  await openCell(page, 'Lamp');
  await press(page, 'Add a row');
  await cell(page, 'Piece 4').fill('Desk');
  await press(page, 'Row 4');
  await press(page, 'Up');
  await press(page, 'Row 1');
  // No row moves above the headings.
  const up = sheet(page).getByRole('button', { name: 'Up', exact: true });
  expect(await up.isDisabled()).toBe(true);
  await press(page, 'Remove: Row 1');
  await press(page, 'Columns');
  await press(page, 'Add a column');
  await cell(page, 'Heading 3').fill('Wood');
  await cell(page, 'Wood 2').fill('Sal');
  await press(page, 'Remove: Price');
  await press(page, 'Add a column');
  await cell(page, 'Heading 3').fill('Age');
  // A row that stays empty is not saved.
  await press(page, 'Add a row');
  await save(page);
  await main(page).getByRole('columnheader', { name: 'Wood' }).waitFor();
  const after = `| Piece | Wood | Age |
| ------- | --- | --- |
| **Bed** |  |  |
| Desk | Sal |  |
| Lamp |  |  |
`;
  expect(content.read(about)).toBe(before.replace(prices, after));

  const lamp = main(page).getByRole('row').filter({ hasText: 'Lamp' });
  await lamp.getByRole('cell').nth(1).tap();
  await cell(page, 'Wood 3').and(page.locator(':focus')).waitFor();
  // Three columns fit a phone.
  const overflow = await sheet(page)
    .getByRole('table')
    .evaluate((table) => {
      const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
      return scrollWidth - clientWidth;
    });
  expect(overflow).toBe(0);
  await cell(page, 'Wood 3').fill('Sisau');
  await save(page);
  expect(content.read(about)).toContain('| Lamp | Sisau |  |');
});

test('fills a table with pasted rows, and turns rows without headings into a grid, with Undo', async ({
  content,
  open,
}) => {
  const before = writeTable(content);
  const page = await open('/about');
  await openCell(page, 'Lamp');
  const announced = await liveRegions(page);
  await pasteInto(cell(page, 'Piece 3'), 'Desk\t2,000\t"two\nsizes"\nShelf\t*700*\t\n');
  await expect.poll(() => cell(page, 'Piece 4').inputValue()).toBe('Shelf');
  expect(await announced()).toContain('Undo');
  await press(page, 'Undo');
  expect(await cell(page, 'Piece 3').inputValue()).toBe('Lamp');
  await pasteInto(cell(page, 'Piece 3'), 'Desk\t2,000\nShelf\t*700*\n');
  await save(page);
  await main(page).getByRole('cell', { name: 'Shelf' }).waitFor();
  const filled = before.replace('| Lamp    | 300   |', '| Desk | 2,000 |\n| Shelf | **700** |');
  expect(content.read(about)).toBe(filled);

  await main(page).getByText('You may ask any of us').tap();
  const text = await textField(page).inputValue();
  const rows = 'Stool\tRs. 700\nBench\tRs. 1,900\n';
  await pasteInto(textField(page), rows);
  await expect.poll(() => cell(page, 'Heading 2 2').inputValue()).toBe('Rs. 1,900');
  await press(page, 'Undo');
  expect(await textField(page).inputValue()).toBe(text);
  await pasteInto(textField(page), rows);
  await save(page);
  // The empty headings are not shown.
  const table = main(page).getByRole('table').filter({ hasText: 'Stool' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').count()).toBe(0);
  expect(content.read(about)).toBe(
    filled.replace(text, '|  |  |\n| --- | --- |\n| Stool | Rs. 700 |\n| Bench | Rs. 1,900 |'),
  );

  // After a text, rows become a table below it.
  await main(page).getByText('To keep every sound piece').tap();
  await pasteInto(textField(page), rows, 'after');
  await sheet(page).getByText('The rows will be a table on the page.').waitFor();
  await pressInSheet(page, 'Save');
  await expect.poll(() => main(page).getByRole('cell', { name: 'Rs. 1,900' }).count()).toBe(2);
  await main(page).getByText('To keep every sound piece').waitFor();
});

test('shows the table of a translation next to the original table', async ({ content, open }) => {
  const answer = 'content/faq/payment.mdx';
  const translation = 'content/ne/faq/payment.mdx';
  const newPrice = '| मूल्य | रकम |\n| --- | --- |\n| मेच | ९०० |\n';
  cpSync(path.join(nepali, 'content/ne'), path.join(content.root, 'content/ne'), {
    recursive: true,
  });
  content.edit(answer, (text) => `${text}\n${prices}`);
  content.edit(translation, (text) => `${text}\n${newPrice}`);
  const page = await open('/ne/faq');
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
  const text = content.read(translation);
  expect(text).toContain(`${newPrice}| खाट |  |\n`);
  expect(text).toContain('translated_from');
});
