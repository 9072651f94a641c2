import { findBarriers } from '../support/axe.ts';
import { field } from '../support/contact-form.ts';
import { hasFocus, main } from '../support/parts.ts';
import { badge, problem, problems, test as base } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { withoutPolicy } from '../support/visits.ts';

/** Changes a file until the end of the test. @returns a function that undoes the change at once */
type ChangeForNow = (file: string, change: (text: string) => string) => () => void;

const test = base.extend<{ changeForNow: ChangeForNow }>({
  changeForNow: async ({ devSite }, use) => {
    const undos: (() => void)[] = [];
    await use((file, change) => {
      let original = '';
      devSite.edit(file, (text) => {
        original = text;
        return change(text);
      });
      const undo = () => devSite.edit(file, () => original);
      undos.push(undo);
      return undo;
    });
    for (const undo of undos.toReversed()) undo();
  },
});

const delivery = 'content/faq/delivery.mdx';
const payment = 'content/faq/payment.mdx';
const misspellOrder = (text: string) => text.replace('order:', 'ordr:');

test('lists errors on every page until all are fixed', async ({ devSite, changeForNow, visit }) => {
  const page = await visit('/faq');
  const undoFirst = changeForNow(delivery, misspellOrder);
  await problems(page).getByRole('heading', { name: '1 error in content' }).waitFor();
  const misspellQuestion = (text: string) => text.replace('question: Which', 'qestion: What');
  const undoSecond = changeForNow(payment, misspellQuestion);
  await badge(page).getByText('2 to fix').waitFor();
  await problems(page).getByText('did you mean "question"?').waitFor();
  await problems(page).getByRole('button', { name: 'Close' }).click();
  await problems(page).waitFor({ state: 'hidden' });

  await badge(page).focus();
  await page.keyboard.press('Enter');
  await problem(page, /^Question: .*, line 3$/).waitFor();
  await expect.poll(() => problems(page).evaluate((node) => node.matches(':focus'))).toBe(true);

  await page.reload();
  await problems(page).getByText('did you mean "question"?').waitFor();
  await main(page).getByText('Which ways of payment are there?').waitFor();
  // This browser has not seen the content before its errors, so it shows only the errors.
  const aboutPage = await visit('/about', { hydrates: false });
  await problems(aboutPage).getByText('did you mean "question"?').waitFor();

  undoFirst();
  await badge(page).getByText('1 to fix').waitFor();
  undoSecond();
  for (const openPage of [page, aboutPage]) await problems(openPage).waitFor({ state: 'hidden' });
  await badge(page).waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Everything is fixed.').waitFor();
  await devSite.edit(delivery, (text) => `${text}\nFixed.\n`);
  await main(page).getByText('Fixed.', { exact: true }).waitFor({ state: 'attached' });
});

test('shows the corrected line first, and has no barriers', async ({ changeForNow, visit }) => {
  const page = await visit('/faq', withoutPolicy);
  changeForNow(delivery, misspellOrder);
  const error = problems(page)
    .getByRole('listitem')
    .filter({ hasText: /Question: .*, line 3/ });
  const corrected = error.getByText(/^order: \d+$/);
  const wrong = error.getByText('> 3 | ordr:');
  await corrected.waitFor();
  const correctedBox = await corrected.boundingBox();
  const wrongBox = await wrong.boundingBox();
  expect(correctedBox?.y).toBeLessThan(wrongBox?.y ?? 0);
  const colour = (node: Element) => getComputedStyle(node).color;
  expect(await corrected.evaluate(colour)).not.toBe(await wrong.evaluate(colour));

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 700 });
      expect(await findBarriers(page)).toEqual([]);
    }
  }
});

test('keeps typed text and focus when errors come and go', async ({ changeForNow, visit }) => {
  const page = await visit('/contact');
  await field(page, 'message').fill('I want to sell a bed.');
  const undo = changeForNow('content/site/header.mdx', (text) => text.replace('call:', 'cal:'));
  await problems(page).getByText('did you mean "call"?').first().waitFor();
  expect(await hasFocus(field(page, 'message'))).toBe(true);
  undo();
  await problems(page).waitFor({ state: 'hidden' });
  expect(await field(page, 'message').inputValue()).toBe('I want to sell a bed.');
});

test('lists warnings, but does not open the list for them', async ({ devSite, visit }) => {
  const page = await visit('/faq');
  const spare = 'content/pictures/spare.svg';
  const size = 'viewBox="0 0 4 4" width="4" height="4"';
  await devSite.edit(spare, () => `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`);
  // The page shows this edit after it has received the picture's warning.
  await devSite.edit(delivery, (text) => `${text}\nReceived.\n`);
  await main(page).getByText('Received.', { exact: true }).waitFor({ state: 'attached' });
  expect(await problems(page).isVisible()).toBe(false);
  await badge(page).getByText('1 to fix').click();
  await problems(page).getByText('spare.svg', { exact: true }).waitFor();
});
