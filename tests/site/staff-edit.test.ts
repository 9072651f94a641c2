import { execFileSync } from 'node:child_process';
import { withDigits } from '../../src/site/lib/digits.ts';
import { ne } from '../../src/staff/bar/strings/ne.ts';
import { findBarriers } from '../support/axe.ts';
import { copyTranslation } from '../support/folders.ts';
import { touchPhone } from '../support/pages.ts';
import { hasFocus, heading, main } from '../support/parts.ts';
import {
  answerDialogs,
  badge,
  textField,
  openMoreActions,
  openAt,
  pressInSheet,
  problem,
  problems,
  sheet,
  test as base,
  toolbarButton,
  toolbar,
  undo,
  type DevSite,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { longTimeoutMs, withoutPolicy } from '../support/visits.ts';

const payment = 'content/faq/payment.mdx';
const paymentQuestion = 'Which ways of payment are there?';
const home = 'content/pages/home.mdx';
const business = 'content/site/business.mdx';

const otherPage = 'content/pages/other.mdx';
const otherText =
  '---\ntitle: Other page\ndescription: What else there is to know.\nwhatsapp: Hello!\n---\n\n# Other page\n\nNone.\n';

/** A test of the sheet, the dialog that edits a text. Restores the files that were changed. */
const test = base.extend<{ files: undefined }>({
  files: [
    async ({ devSite }, use) => {
      const before = [payment, home, business].map((file) => [file, devSite.read(file)] as const);
      await use(undefined);
      for (const [file, text] of before) {
        if (!devSite.exists(file) || devSite.read(file) !== text) {
          await devSite.edit(file, () => text);
        }
      }
    },
    { auto: true },
  ],
});

test('closes a sheet with Escape or Cancel, and asks about changes', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  const before = devSite.read(payment);
  const dismissed = answerDialogs(page, false);
  await openAt(page, main(page).getByText(paymentQuestion));
  await textField(page).fill('Other text');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(dismissed).toEqual(['Discard your changes?', 'Discard your changes?']);
  expect(await textField(page).inputValue()).toBe('Other text');
  const confirmed = answerDialogs(page, true);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(confirmed).toHaveLength(1);
  for (const close of [() => page.keyboard.press('Escape'), () => pressInSheet(page, 'Cancel')]) {
    await openAt(page, main(page).getByText(paymentQuestion));
    await close();
    await sheet(page).waitFor({ state: 'hidden' });
  }
  expect(confirmed).toHaveLength(1);
  expect(devSite.read(payment)).toBe(before);
});

test('saves a clicked question with Enter, shows it, and undoes it', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  const before = devSite.read(payment);
  await openAt(page, main(page).getByText(paymentQuestion));
  await sheet(page).getByRole('heading', { name: 'Question 3 on Answers' }).waitFor();
  expect(await textField(page).inputValue()).toBe(paymentQuestion);
  // These keys reach the field only if it has the focus.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Cash: or card?');
  await page.keyboard.press('Enter');
  await sheet(page).waitFor({ state: 'hidden' });
  await main(page).getByText('Cash: or card?').waitFor();
  expect(devSite.read(payment)).toBe(before.replace(paymentQuestion, () => '"Cash: or card?"'));

  await page.getByRole('button', { name: 'Undo: Question 3 on Answers' }).click();
  await main(page).getByText(paymentQuestion).waitFor();
  expect(devSite.read(payment)).toBe(before);
  // A second Undo at the same place would undo another change by accident.
  await page.getByRole('status').getByText('Undone: Question 3 on Answers').waitFor();
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
});

test('saves a paragraph and its line breaks with Ctrl+Enter', async ({ devSite, visit }) => {
  const page = await visit('/');
  const before = devSite.read(home);
  await openAt(page, main(page).getByText('Each week other pieces'));
  const value = await textField(page).inputValue();
  await textField(page).fill(`First,\nthen ${value}`);
  await page.keyboard.press('Control+Enter');
  await main(page).getByText('First, then Each week').waitFor();
  expect(devSite.read(home)).toBe(before.replace(value, () => `First,\nthen ${value}`));
});

test('rejects an error, saves its fix by one click, and opens a fact', async ({
  devSite,
  visit,
}) => {
  const page = await visit('/');
  const before = devSite.read(home);
  await openAt(page, main(page).getByText('Each week other pieces'));
  await textField(page).fill('Ring {phnoe} each week.');
  await pressInSheet(page, 'Save');
  await sheet(page).getByRole('alert').getByText('there is no fact "phnoe"').waitFor();
  expect(devSite.read(home)).toBe(before);
  await pressInSheet(page, /^Save as/);
  const fixedText = main(page).getByText(/Ring \+977 .* each week\./);
  await fixedText.waitFor();
  await sheet(page).waitFor({ state: 'hidden' });

  await openAt(page, fixedText);
  await textField(page).fill('Ring {phone}.');
  await sheet(page).getByText('{phone} is +977').waitFor();
  answerDialogs(page, true);
  await pressInSheet(page, 'Change it on all pages');
  await sheet(page).getByRole('heading', { name: 'Phone number' }).waitFor();
  expect(await textField(page).inputValue()).toMatch(/^\+977/);
});

async function addNepali(devSite: DevSite) {
  copyTranslation(devSite.root);
  const status = async () => (await fetch(`${devSite.url}/ne/faq`)).status;
  await expect.poll(status, { timeout: longTimeoutMs }).toBe(200);
}

function commitContent({ root }: DevSite) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Content');
}

test('lists a stale translation until it is marked as up to date', async ({ devSite, visit }) => {
  await addNepali(devSite);
  commitContent(devSite);
  const file = 'content/ne/faq/payment.mdx';
  const page = await visit('/ne/faq', withoutPolicy);
  // The bar has the language of the page.
  const entry = page.getByRole('button', { name: 'प्रश्न: कसरी तिर्ने?' });
  const countButton = page.getByRole('button', { name: /सच्याउन बाँकी/ });
  const openList = () => countButton.click();
  await openList();
  const listedItems = page.getByRole('dialog', { name: /सच्याउन बाँकी/ }).getByRole('listitem');
  const count = withDigits(String(await listedItems.count()), '०१२३४५६७८९');
  const countOfAll = `सच्याउन बाँकी: ${count}`;
  expect(await countButton.textContent()).toBe(countOfAll);
  await entry.click();
  await pressInSheet(page, 'दुवैको अर्थ एउटै हो');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(devSite.read(file)).toMatch(/^translated_from: [0-9a-f]{40}$/m);
  await expect.poll(() => entry.count()).toBe(0);

  await devSite.edit(payment, (text) => text.replace(paymentQuestion, 'How can one pay?'));
  await expect.poll(() => countButton.textContent()).toBe(countOfAll);
  await openList();
  expect(await entry.count()).toBe(1);
  await page.keyboard.press('Escape');
  await openAt(page, main(page).getByText('कसरी तिर्ने?'));
  expect(await textField(page).inputValue()).toBe('कसरी तिर्ने?');
  await sheet(page).getByRole('deletion').getByText(paymentQuestion).waitFor();
  await sheet(page).getByRole('insertion').getByText('How can one pay?').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findBarriers(page)).toEqual([]);
  const overflow = await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
  await pressInSheet(page, 'दुवै भाषा हेर्नुहोस्');
  await sheet(page).getByRole('heading', { name: 'प्रश्न: कसरी तिर्ने?' }).waitFor();
  await textField(page).fill('कसरी पैसा तिर्ने?');
  await pressInSheet(page, 'दुवैको अर्थ एउटै हो');
  await main(page).getByText('कसरी पैसा तिर्ने?').waitFor();
  await openAt(page, main(page).getByText('कसरी पैसा तिर्ने?'));
  expect(await sheet(page).getByRole('insertion').count()).toBe(0);
  await page.keyboard.press('Escape');
  // An open page would report that its language is missing.
  await page.close();
  devSite.remove('content/ne');
});

test('saves a translation on its page, and opens a fact in English', async ({ devSite, visit }) => {
  await addNepali(devSite);
  const page = await visit('/ne/faq');
  const file = 'content/ne/faq/payment.mdx';
  await openAt(page, main(page).getByText('कसरी तिर्ने?'));
  // Spell checkers and screen readers need the language.
  expect(await textField(page).getAttribute('lang')).toBe('ne');
  await textField(page).fill('के-केले तिर्ने?');
  await page.keyboard.press('Enter');
  await main(page).getByText('के-केले तिर्ने?').waitFor();
  expect(devSite.read(file)).toContain('question: के-केले तिर्ने?');

  // Beside the phone number, because only the sheet of the paragraph explains its facts.
  await openAt(page, main(page).getByText('मा घण्टी बजाउनुहोस्।'), { x: 400, y: 15 });
  await sheet(page).getByText('{phone} भनेको +977').waitFor();
  await pressInSheet(page, 'सबै पेजमा बदल्नुहोस्');
  await sheet(page).getByRole('heading', { name: 'फोन नम्बर' }).waitFor();
  expect(await textField(page).getAttribute('lang')).toBe('en');
  await page.keyboard.press('Escape');
  // An open page would report that its language is missing.
  await page.close();
  devSite.remove('content/ne');
});

test('says on a Nepali page in Nepali why a text is not saved', async ({ devSite, visit }) => {
  await addNepali(devSite);
  const page = await visit('/ne/faq', touchPhone);
  await openAt(page, main(page).getByText('कसरी तिर्ने?'));
  await textField(page).fill('');
  await pressInSheet(page, ne.save);
  await sheet(page).getByText('“प्रश्न” लेख्न बाँकी छ।').waitFor();
  await textField(page).fill('{phnoe} मा सोध्ने?');
  await pressInSheet(page, ne.save);
  await sheet(page).getByText('पसलको जानकारीमा {phnoe} छैन। {phone} हो?').waitFor();

  for (const question of ['एक?', 'दुई?']) {
    await textField(page).fill(question);
    await pressInSheet(page, ne.save);
    await openAt(page, main(page).getByText(question));
  }
  await page.keyboard.press('Escape');
  await toolbarButton(page, /परिवर्तन/).tap();
  // The oldest change is the last.
  await sheet(page).getByRole('button', { name: ne.undo }).last().tap();
  await page.getByText(ne.failures['undo-later-first']).first().waitFor();
  await page.close();
  devSite.remove('content/ne');
});

test('keeps the typed text if the file has changed', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(paymentQuestion));
  await textField(page).fill('My text?');
  await devSite.edit(payment, (text) => text.replace(paymentQuestion, 'Text of a colleague?'));
  await pressInSheet(page, 'Save');
  await sheet(page).getByRole('alert').getByText('colleague').waitFor();
  expect(await textField(page).inputValue()).toBe('My text?');
  expect(devSite.read(payment)).toContain('Text of a colleague?');
  await pressInSheet(page, 'Save');
  await main(page).getByText('My text?').waitFor();
});

test('opens the whole file at a listed error, and saves its fix', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  await devSite.edit(payment, (text) => text.replace('question:', 'qestion:'));
  await problem(page, /^Question: .*, line/).click();
  await sheet(page).waitFor();
  await openMoreActions(page);
  expect(await sheet(page).getByRole('switch', { name: 'Whole file' }).isChecked()).toBe(true);
  expect(await textField(page).inputValue()).toBe(devSite.read(payment));
  const cursor = () => textField(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
  await textField(page).press('Control+End');
  await pressInSheet(page, /^Question: .*, line/);
  await expect.poll(cursor).toBe(devSite.read(payment).indexOf('qestion'));
  await pressInSheet(page, /^Save as/);
  await sheet(page).waitFor({ state: 'hidden' });
  await expect.poll(() => badge(page).count()).toBe(0);
  expect(devSite.read(payment)).toContain('\nquestion:');
});

test('opens the whole file with a switch, and saves it with Ctrl+S', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(paymentQuestion));
  await openMoreActions(page);
  await sheet(page).getByRole('switch', { name: 'Whole file' }).click();
  await expect.poll(() => textField(page).inputValue()).toBe(devSite.read(payment));
  const changed = devSite.read(payment).replace('---\n', '---\n# A note.\n');
  await textField(page).fill(changed);
  await page.keyboard.press('Control+s');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(devSite.read(payment)).toBe(changed);
});

test('asks before "Whole file" discards typed text', async ({ visit }) => {
  const page = await visit('/faq');
  const questions = answerDialogs(page, false);
  await openAt(page, main(page).getByText(paymentQuestion));
  await textField(page).fill('My text?');
  await openMoreActions(page);
  await sheet(page).getByRole('switch', { name: 'Whole file' }).click();
  await expect.poll(() => questions).toEqual(['Discard your changes?']);
  expect(await textField(page).inputValue()).toBe('My text?');
});

test('keeps the open sheet as it is if an error appears', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(paymentQuestion));
  await devSite.edit(home, (text) => `${text}\n{nofact}\n`);
  // The sheet is modal, so the bar behind it has no role.
  await expect.poll(() => page.getByText('1 to fix').count()).toBe(1);
  expect(await sheet(page).count()).toBe(1);
  expect(await textField(page).inputValue()).toBe(paymentQuestion);
});

test('opens the clicked text of a file that has errors', async ({ devSite, visit }) => {
  const page = await visit('/');
  await devSite.edit(home, (text) =>
    text.replace('Each week', 'One.\n\nTwo {nofact}.\n\nEach week'),
  );
  await problems(page).waitFor();
  await page.keyboard.press('Escape');
  await openAt(page, main(page).getByText('Each week other pieces'));
  expect(await textField(page).inputValue()).toMatch(/^Each week other pieces/);
});

test('removes a page after confirmation, and restores it with Undo', async ({ devSite, visit }) => {
  await devSite.edit(otherPage, () => otherText);
  await expect.poll(async () => (await fetch(`${devSite.url}/other`)).status).toBe(200);
  const page = await visit('/other');
  await openAt(page, heading(page, 'Other page'));
  const dismissed = answerDialogs(page, false);
  await openMoreActions(page);
  await pressInSheet(page, 'Remove: Page');
  expect(dismissed).toEqual(['Remove this from the site? You can undo it.\nPage:\nOther page']);
  expect(devSite.exists(otherPage)).toBe(true);
  answerDialogs(page, true);
  await pressInSheet(page, 'Remove: Page');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(devSite.exists(otherPage)).toBe(false);
  await undo(page);
  await heading(page, 'Other page').waitFor();
  expect(devSite.exists(otherPage)).toBe(true);
  devSite.remove(otherPage);
});

test('lists the sentences that have changed since the last commit', async ({ devSite, visit }) => {
  commitContent(devSite);
  const page = await visit('/faq');
  await openAt(page, main(page).getByText(paymentQuestion));
  await textField(page).fill('How can I pay?');
  await pressInSheet(page, 'Save');
  await main(page).getByText('How can I pay?').waitFor();
  await toolbarButton(page, '1 change').click({ timeout: longTimeoutMs });
  await sheet(page).getByText('What visitors will see differently').click();
  await sheet(page).getByRole('insertion').getByText('How can I pay?').waitFor();
  await sheet(page).getByRole('deletion').getByText(paymentQuestion).waitFor();
});

test('fits the sheet into 360 px without barriers, and returns the focus', async ({ visit }) => {
  const page = await visit('/', withoutPolicy);
  await page.setViewportSize({ width: 360, height: 740 });
  const link = main(page).getByRole('link').first();
  await link.focus();
  await openAt(page, main(page).getByText('Each week other pieces'));
  await textField(page).fill('Ring {phnoe} or {phone}.');
  await pressInSheet(page, 'Save');
  await sheet(page).getByRole('alert').getByText('there is no fact').waitFor();
  await openMoreActions(page);
  // axe ignores the top layer, so it would report that the bar covers the sheet.
  await toolbar(page).evaluate((bar) =>
    bar.parentElement?.style.setProperty('visibility', 'hidden'),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  const { width = 0 } = (await sheet(page).boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(360);
  const overflow = await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
  answerDialogs(page, true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(link)).toBe(true);
  await heading(page, 'From the bench').waitFor();
});
