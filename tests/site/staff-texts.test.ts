import { formatField, formatType } from '../../src/staff/describe/names.ts';
import { en } from '../../src/staff/words/en.ts';
import { desktop } from '../support/pages.ts';
import { hasFocus, heading, main } from '../support/parts.ts';
import { git } from '../support/repository.ts';
import {
  badge,
  closeButton,
  liveRegions,
  openAt,
  openQuestion,
  openMoreActions,
  pasteInto,
  pressInSheet,
  problem,
  problems,
  sheet,
  test,
  textField,
  toolbarButton,
  undo,
  unlock,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

const payment = 'content/faq/payment.mdx';
const question = 'Which ways of payment are there?';
const home = 'content/pages/home.mdx';

test('changes a question by keyboard, asks before it discards, and undoes the save', async ({
  content,
  open,
}) => {
  const page = await open('/faq', desktop);
  const before = content.read(payment);
  const questionText = main(page).getByText(question);
  await openAt(page, questionText);
  await sheet(page).getByRole('heading', { name: 'Question 3 on Answers' }).waitFor();
  expect(await textField(page).inputValue()).toBe(question);
  await textField(page).fill('Other text');
  // Escape and Enter may also end a composition.
  for (const key of ['Escape', 'Enter'])
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await textField(page).dispatchEvent('keydown', { key, ...composing });
  expect(await openQuestion(page).count()).toBe(0);
  // Escape asks, and gives the safe answer. The focus returns to the text.
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Escape');
    await openQuestion(page).getByText('Discard what you typed in “Question”?').waitFor();
    expect(await hasFocus(openQuestion(page).getByRole('button', { name: 'Keep writing' }))).toBe(
      true,
    );
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(openQuestion(page).getByRole('button', { name: 'Discard' }))).toBe(true);
    await page.keyboard.press('Escape');
    await openQuestion(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(textField(page))).toBe(true);
  }
  expect(await textField(page).inputValue()).toBe('Other text');
  await page.keyboard.press('Escape');
  await openQuestion(page).getByRole('button', { name: 'Discard' }).click();
  await sheet(page).waitFor({ state: 'hidden' });
  // Without changes, nothing is asked.
  for (const close of [() => page.keyboard.press('Escape'), () => pressInSheet(page, 'Cancel')]) {
    await openAt(page, questionText);
    await close();
    await sheet(page).waitFor({ state: 'hidden' });
  }
  expect(await openQuestion(page).count()).toBe(0);
  expect(content.read(payment)).toBe(before);

  await openAt(page, questionText);
  // These keys reach the field only if it has the focus.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Cash: or card?');
  await page.keyboard.press('Enter');
  await sheet(page).waitFor({ state: 'hidden' });
  await main(page).getByText('Cash: or card?').waitFor();
  expect(content.read(payment)).toBe(before.replace(question, () => '"Cash: or card?"'));
  const undone = page.getByRole('status').getByText('Undone: Question 3 on Answers');
  await Promise.all([
    undone.waitFor(),
    page.getByRole('button', { name: 'Undo: Question 3 on Answers' }).click(),
  ]);
  // A second Undo at the same place would undo another change by accident.
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  await questionText.waitFor();
  expect(content.read(payment)).toBe(before);
});

test('saves a paragraph with Ctrl+Enter, rejects an error, saves its fix, and opens a fact', async ({
  content,
  open,
}) => {
  const page = await open('/', desktop);
  const before = content.read(home);
  const paragraph = main(page).getByText('Each week other pieces');
  await openAt(page, paragraph);
  const value = await textField(page).inputValue();
  await textField(page).fill(`First,\nthen ${value}`);
  await page.keyboard.press('Control+Enter');
  await main(page).getByText('First, then Each week').waitFor();
  expect(content.read(home)).toBe(before.replace(value, () => `First,\nthen ${value}`));

  await openAt(page, paragraph);
  await textField(page).fill('Ring {phnoe} each week.');
  await pressInSheet(page, 'Save');
  await sheet(page).getByRole('alert').getByText('there is no fact "phnoe"').waitFor();
  expect(content.read(home)).not.toContain('phnoe');
  await pressInSheet(page, /^Save as/);
  const fixedText = main(page).getByText(/Ring \+977 .* each week\./);
  await fixedText.waitFor();
  await sheet(page).waitFor({ state: 'hidden' });

  await openAt(page, fixedText);
  await textField(page).fill('Ring {phone}.');
  await sheet(page).getByText('{phone} is +977').waitFor();
  await pressInSheet(page, 'Change it on all pages');
  await openQuestion(page).getByRole('button', { name: 'Discard' }).click();
  await sheet(page).getByRole('heading', { name: 'Phone number' }).waitFor();
  expect(await textField(page).inputValue()).toMatch(/^\+977/);
});

test('opens the whole file at a listed error only', async ({ content, open }) => {
  const page = await open('/faq', desktop);
  content.edit(payment, (text) => text.replace('question:', 'qestion:'));
  await unlock(page);
  await problem(page, /^Question: /).click();
  await sheet(page).waitFor();
  expect(await textField(page).inputValue()).toBe(content.read(payment));
  const cursor = () => textField(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
  await textField(page).press('Control+End');
  await pressInSheet(page, /^Question: /);
  await expect.poll(cursor).toBe(content.read(payment).indexOf('qestion'));
  await pressInSheet(page, /^Save as/);
  await sheet(page).waitFor({ state: 'hidden' });
  await expect.poll(() => badge(page).count()).toBe(0);
  expect(content.read(payment)).toContain('\nquestion:');

  await openAt(page, main(page).getByText(question));
  await textField(page).fill('How may I pay?');
  await sheet(page).getByText('Details', { exact: true }).click();
  await sheet(page).getByLabel('Old address 1 (optional)').fill('how-to-pay');
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).last().click();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.read(payment)).toContain('was:\n  - how-to-pay\n');
  expect(content.read(payment)).toContain('question: How may I pay?\n');
});

test('keeps the typed text while the files change, and opens a text of a file with errors', async ({
  content,
  open,
}) => {
  const page = await open('/faq', desktop);
  await openAt(page, main(page).getByText(question));
  await textField(page).fill('My text?');
  content.edit(home, (text) => text.replace('Each week', 'One.\n\nTwo {nofact}.\n\nEach week'));
  await unlock(page);
  // The sheet is modal, so the bar behind it has no role.
  await expect.poll(() => page.getByText('1 to fix').count()).toBe(1);
  expect(await sheet(page).count()).toBe(1);
  content.edit(payment, (text) => text.replace(question, 'Text of a colleague?'));
  await pressInSheet(page, 'Save');
  await sheet(page).getByRole('alert').getByText('colleague').waitFor();
  expect(await textField(page).inputValue()).toBe('My text?');
  expect(content.read(payment)).toContain('Text of a colleague?');
  await pressInSheet(page, 'Save');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.read(payment)).toContain('My text?');

  // The page still shows the version before the error.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Workshop' }).click();
  await openAt(page, main(page).getByText('Each week other pieces'));
  expect(await textField(page).inputValue()).toMatch(/^Each week other pieces/);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  content.edit(home, (text) => text.replace('Two {nofact}.', 'Two.'));
  await unlock(page);
  await main(page).getByText('Two.').waitFor();
  expect(await problems(page).isVisible()).toBe(false);

  // The hours cannot be read while the facts of the shop have an error.
  content.edit('content/site/business.mdx', (text) => text.replace('\nphone:', '\nfone:'));
  await unlock(page);
  await badge(page).waitFor();
  await toolbarButton(page, en.hoursButton).click();
  await sheet(page).getByText(en.failures['facts-first']).waitFor();
});

test('removes a paragraph, and a page after a question, and lists what visitors will see', async ({
  content,
  open,
}) => {
  const otherPage = 'content/pages/other.mdx';
  content.write(
    otherPage,
    '---\ntitle: Other page\ndescription: What else there is to know.\nwhatsapp: Hello!\n---\n\n# Other page\n\nNone.\n',
  );
  git(content.root, 'init', '--quiet');
  git(content.root, 'add', 'content');
  git(content.root, 'commit', '--quiet', '--message', 'Content');
  const page = await open('/other');
  const paragraph = main(page).getByText('None.');
  await openAt(page, paragraph);
  await openMoreActions(page);
  // A text of a page is removed alone. The page is removed from its title.
  const remove = sheet(page).getByRole('button', { name: /^Remove/ });
  expect(await remove.allTextContents()).toEqual(['Remove: Text']);
  await remove.tap();
  await paragraph.waitFor({ state: 'detached' });
  await toolbarButton(page, '1 change').tap();
  await sheet(page).getByText('What visitors will see differently').tap();
  await sheet(page).getByRole('group').getByText('None.').waitFor();
  await closeButton(page).click();

  await openAt(page, heading(page, 'Other page'));
  await openMoreActions(page);
  await pressInSheet(page, 'Remove: Page');
  expect(await openQuestion(page).locator('p').textContent()).toBe(
    'Remove this from the site? You can undo it.\nPage:\nOther page',
  );
  await openQuestion(page).getByRole('button', { name: 'Cancel' }).click();
  expect(content.exists(otherPage)).toBe(true);
  await sheet(page).getByLabel(en.visitorsGoTo).selectOption('About the bench');
  await pressInSheet(page, 'Remove: Page');
  await openQuestion(page).getByRole('button', { name: 'Remove' }).click();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.exists(otherPage)).toBe(false);
  expect(content.read('content/pages/about.mdx')).toContain('was: /other\n');
  await undo(page);
  await heading(page, 'Other page').waitFor();
  expect(content.exists(otherPage)).toBe(true);
  content.remove('.git');
});

test('turns what is pasted from WhatsApp into bold text and a list, with Undo', async ({
  content,
  open,
}) => {
  const page = await open('/');
  await openAt(page, main(page).getByText('Each week other pieces'));
  const fromWhatsApp = '*New* this week:\n• Beds\n• Chairs';
  const cleaned = '**New** this week:\n\n- Beds\n- Chairs';
  const announced = await liveRegions(page);
  await pasteInto(textField(page), fromWhatsApp);
  await expect.poll(() => textField(page).inputValue()).toBe(cleaned);
  expect(await announced()).toContain('Undo');
  await pressInSheet(page, 'Undo');
  await expect.poll(() => textField(page).inputValue()).toBe(fromWhatsApp);
  await pasteInto(textField(page), fromWhatsApp);
  await pressInSheet(page, 'Save');
  await main(page).getByRole('listitem').filter({ hasText: 'Chairs' }).waitFor();
  expect(await main(page).locator('strong').filter({ hasText: 'New' }).count()).toBe(1);
  expect(content.read(home)).toContain(cleaned);
});

test('keeps a typed text while a new order is saved, and saves the text then', async ({ open }) => {
  const page = await open('/faq', desktop);
  const questions = () => main(page).locator('summary > *').allTextContents();
  const before = await questions();
  const place = before.indexOf(question);
  const save = sheet(page).getByRole('button', { name: 'Save', exact: true });
  await openAt(page, main(page).getByText(question));
  await textField(page).fill('How may one pay?');
  await sheet(page)
    .getByText(/^Order: /)
    .click();
  await pressInSheet(page, `Up: ${question}`);
  await sheet(page)
    .getByText(en.entry(en.order, en.numberOf(place, before.length)))
    .first()
    .waitFor();
  await save.waitFor({ state: 'hidden' });
  await pressInSheet(page, 'Save the order');
  await expect.poll(async () => (await questions()).indexOf(question)).toBe(place - 1);
  await save.click();
  await main(page).getByText('How may one pay?').waitFor();
  expect((await questions()).indexOf('How may one pay?')).toBe(place - 1);
});

test('says that a text is saved, also if the details below it are open', async ({ open }) => {
  const page = await open('/faq', desktop);
  await openAt(page, main(page).getByText(question));
  await sheet(page).getByText(en.details, { exact: true }).click();
  await textField(page).fill('How may one pay?');
  await sheet(page).getByRole('button', { name: en.save, exact: true }).last().click();
  await main(page).getByText('How may one pay?').waitFor();
  await page.getByRole('button', { name: en.undoOf('') }).waitFor();
  expect(await page.getByText(en.noChanges).count()).toBe(0);
});

test('corrects a text that a new page would make invalid', async ({ content, open }) => {
  const about = 'content/pages/about.mdx';
  content.edit(about, (text) => text.replace('\nnavigation:', '\nwas: /renting\nnavigation:'));
  const page = await open('/faq');
  await unlock(page);
  await toolbarButton(page, en.new).tap();
  await pressInSheet(page, formatType(en, 'page'));
  await sheet(page).getByLabel(formatField(en, 'title')).first().fill('Renting');
  const hint = await sheet(page).getByText(en.withoutMenuName).first().getAttribute('id');
  expect(
    await sheet(page)
      .locator('[name^="navigation.label"][aria-describedby]')
      .first()
      .getAttribute('aria-describedby'),
  ).toBe(hint);
  await sheet(page).getByLabel(formatField(en, 'body')).first().fill('We do not rent.');
  await pressInSheet(page, en.save);
  await sheet(page).getByText(en.errorsInOthers).waitFor();
  expect(content.exists('content/pages/renting.mdx')).toBe(false);
  await pressInSheet(page, en.repairOthers);
  await heading(page, 'Renting').waitFor();
  expect(content.read(about)).not.toContain('was:');
});
