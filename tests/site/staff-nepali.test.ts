import { withDigits } from '../../src/site/lib/digits.ts';
import { ne } from '../../src/staff/words/ne.ts';
import { copyTranslation } from '../support/folders.ts';
import { desktop } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import { git } from '../support/repository.ts';
import {
  badge,
  changesButton,
  closeButton,
  goToPage,
  openAt,
  openQuestion,
  pressInSheet,
  problem,
  sheet,
  test,
  textField,
  toolbarButton,
  unlock,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

const payment = 'content/faq/payment.mdx';
const translation = 'content/ne/faq/payment.mdx';
const question = 'कसरी तिर्ने?';
const priceList = '| Piece | Price |\n| --- | --- |\n| Lamp | Rs 900 |\n';
/** Dates in it are not so far ahead that the bar asks about them. */
const nextYear = new Date().getFullYear() + 1;

test('lists a translation until it says the same, and again after its original has changed', async ({
  content,
  open,
}) => {
  copyTranslation(content.root);
  git(content.root, 'init', '--quiet');
  git(content.root, 'hash-object', '-w', payment);
  const page = await open('/ne/faq');
  // The bar has the language of the page.
  const entry = page.getByRole('button', { name: `प्रश्न: ${question}` });
  const countButton = page.getByRole('button', { name: /सच्याउन बाँकी/ });
  await countButton.tap();
  const list = page.getByRole('dialog', { name: /सच्याउन बाँकी/ });
  // Translations are compared after the other problems are listed.
  await entry.waitFor();
  const count = withDigits(String(await list.getByRole('listitem').count()), '०१२३४५६७८९');
  const countOfAll = `सच्याउन बाँकी: ${count}`;
  expect(await countButton.textContent()).toBe(countOfAll);
  await entry.tap();
  await pressInSheet(page, ne.markAsUpToDate);
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.read(translation)).toMatch(/^translated_from: [0-9a-f]{40}-/m);
  await expect.poll(() => entry.count()).toBe(0);

  content.edit(payment, (text) =>
    text.replace(/^question: .*$/m, 'question: How can one pay?').concat(`\n${priceList}`),
  );
  await unlock(page);
  await expect.poll(() => countButton.textContent()).toBe(countOfAll);
  await openAt(page, main(page).getByText(question));
  expect(await textField(page).inputValue()).toBe(question);
  await sheet(page).getByRole('deletion').getByText('Which ways of payment').waitFor();
  await sheet(page).getByRole('insertion').getByText('How can one pay?').waitFor();
  const overflow = await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
  // What is typed is taken along.
  await textField(page).fill('कसरी पैसा तिर्ने?');
  await pressInSheet(page, ne.seeBoth);
  await sheet(page)
    .getByRole('heading', { name: `प्रश्न: ${question}` })
    .waitFor();
  await expect.poll(() => textField(page).inputValue()).toBe('कसरी पैसा तिर्ने?');
  // It is taken back, too.
  await pressInSheet(page, ne.back);
  await sheet(page).getByRole('button', { name: ne.seeBoth }).waitFor();
  expect(await textField(page).inputValue()).toBe('कसरी पैसा तिर्ने?');
  await pressInSheet(page, ne.seeBoth);
  await expect.poll(() => textField(page).inputValue()).toBe('कसरी पैसा तिर्ने?');
  // The price list is missing on the Nepali page, so both cannot say the same yet.
  const done = sheet(page).getByRole('button', { name: ne.save, exact: true });
  // Each difference has its own answer, so no second button says that both are right.
  expect(await sheet(page).getByRole('button', { name: ne.markAsUpToDate }).count()).toBe(0);
  await sheet(page).getByText(ne.stillOpen(1)).waitFor();
  expect(await done.isDisabled()).toBe(true);
  await pressInSheet(page, ne.notNeeded);
  expect(await done.isDisabled()).toBe(false);
  await pressInSheet(page, ne.translate);
  expect(await done.isDisabled()).toBe(true);
  const cells = sheet(page).getByRole('table').getByRole('textbox');
  await cells.first().fill('सामान');
  await pressInSheet(page, ne.save);
  const changed = main(page).getByText('कसरी पैसा तिर्ने?');
  await changed.waitFor();
  await openAt(page, changed);
  expect(await sheet(page).getByRole('insertion').count()).toBe(0);
  content.remove('.git');
});

test('saves a translation on its page, opens a fact in English, and says in Nepali what is wrong', async ({
  content,
  open,
}) => {
  copyTranslation(content.root);
  const page = await open('/ne/faq', desktop);
  await openAt(page, main(page).getByText(question));
  // Spell checkers and screen readers need the language.
  expect(await textField(page).getAttribute('lang')).toBe('ne');
  await textField(page).fill('');
  await pressInSheet(page, ne.save);
  await sheet(page).getByText('“प्रश्न” लेख्न बाँकी छ।').waitFor();
  await textField(page).fill('{phnoe} मा सोध्ने?');
  await pressInSheet(page, ne.save);
  await sheet(page).getByText('“पसलको जानकारी” मा {phnoe} छैन। “phone” हो?').waitFor();
  for (const text of ['एक?', 'के-केले तिर्ने?']) {
    await textField(page).fill(text);
    await page.keyboard.press('Enter');
    await openAt(page, main(page).getByText(text));
  }
  expect(content.read(translation)).toContain('question: के-केले तिर्ने?');
  await page.keyboard.press('Escape');
  await toolbarButton(page, changesButton).click();
  // The oldest change is the last.
  await sheet(page).getByRole('button', { name: ne.undo }).last().click();
  await page.getByText(ne.undoLaterFirst('')).first().waitFor();
  await page.keyboard.press('Escape');

  // Beside the phone number, because only the sheet of the paragraph explains its facts.
  await openAt(page, main(page).getByText('मा घण्टी बजाउनुहोस्।'), { x: 400, y: 15 });
  await sheet(page).getByText('{phone} भनेको +977').waitFor();
  await pressInSheet(page, 'सबै पेजमा बदल्नुहोस्');
  await sheet(page).getByRole('heading', { name: 'फोन नम्बर' }).waitFor();
  expect(await textField(page).getAttribute('lang')).toBe('en');
});

test('names weekdays, days and times as the pages do, and a holiday without a Nepali reason', async ({
  content,
  open,
}) => {
  copyTranslation(content.root);
  const page = await open('/contact');
  await toolbarButton(page, 'More').tap();
  await pressInSheet(page, 'Preview another day');
  await sheet(page).getByLabel('Time').selectOption('18:00');
  expect(await sheet(page).locator('option:checked').textContent()).toBe('6:00 PM');
  await pressInSheet(page, 'Cancel');
  await openQuestion(page).getByRole('button', { name: 'Discard' }).click();
  await toolbarButton(page, 'Hours').tap();
  await pressInSheet(page, 'Add a holiday');
  await sheet(page).getByLabel('First day').fill(`${nextYear}-12-05`);
  await sheet(page).getByLabel('Reason (English)').fill('Inventory');
  const shown = sheet(page).getByText('Visitors of the page in नेपाली see: Inventory');
  await shown.waitFor();
  await sheet(page).getByLabel('Reason (नेपाली)').fill('गणना');
  await shown.waitFor({ state: 'detached' });
  await sheet(page).getByLabel('Reason (नेपाली)').fill('');
  await pressInSheet(page, 'Save');
  await sheet(page).waitFor({ state: 'hidden' });
  await badge(page).tap();
  await problem(page, /^Holiday of \w+, December 5, \d{4}: Reason \(नेपाली\)$/).tap();
  await sheet(page).getByRole('heading', { name: 'Hours & holidays' }).waitFor();
  await closeButton(page).click();

  await goToPage(page, '/ne/contact');
  await toolbarButton(page, 'समय र बिदा').tap();
  await sheet(page)
    .getByRole('button', { name: /^शुक्रबार:/ })
    .waitFor();
  // Fonts have other shapes of some letters and digits for Hindi.
  const language = await sheet(page).evaluate((dialog) =>
    getComputedStyle(dialog).getPropertyValue('-webkit-locale'),
  );
  expect(language).toBe('"ne"');
  await pressInSheet(page, 'बिदा थप्नुहोस्');
  await sheet(page).getByLabel('पहिलो दिन').fill('2030-10-06');
  await sheet(page).getByLabel('अन्तिम दिन').fill('2030-10-12');
  for (const reason of await sheet(page).getByLabel('कारण').all()) await reason.fill('दशैं');
  await pressInSheet(page, ne.save);
  // The year is far ahead.
  await pressInSheet(page, ne.saveAnyway);
  await sheet(page).waitFor({ state: 'hidden' });
  await toolbarButton(page, 'समय र बिदा').tap();
  const holiday = '२०३० अक्टोबर ६, आइतबार देखि २०३० अक्टोबर १२, शनिबार: दशैं';
  await sheet(page).getByRole('button', { name: holiday }).waitFor();
  await pressInSheet(page, 'बन्द गर्नुहोस्');

  await toolbarButton(page, 'थप').tap();
  await sheet(page).getByRole('searchbox').fill('इमेल');
  await sheet(page)
    .getByRole('button', { name: /^इमेलमा जाने सन्देश/ })
    .waitFor();
  await sheet(page).getByRole('searchbox').fill('');
  await pressInSheet(page, 'अर्को दिनको पेज हेर्ने');
  expect(await sheet(page).locator('option:checked').textContent()).toBe('दिउँसो १२:००');
  await sheet(page).getByLabel('दिन').fill('2030-10-07');
  await pressInSheet(page, 'यो दिन देखाउनुहोस्');
  await page.getByText('२०३० अक्टोबर ७, सोमबार, दिउँसो १२:०० बजे पेज यस्तो देखिन्छ।').waitFor();
});
