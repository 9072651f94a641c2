import { main } from '../support/parts.ts';
import {
  closeButton,
  openAt,
  pressInSheet,
  sheet,
  test,
  textField,
  toolbarButton,
  undo,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

const business = 'content/site/business.mdx';
/** Dates in it are not so far ahead that the bar asks about them. */
const nextYear = new Date().getFullYear() + 1;

test('asks before it saves what is probably a mistake, and proposes what is meant', async ({
  content,
  open,
}) => {
  const page = await open('/contact');
  const phone = main(page).getByRole('link', { name: '+977' }).first();
  const { read } = content;
  const before = read(business);
  await openAt(page, phone);
  await textField(page).fill('+977 984-111222');
  await pressInSheet(page, 'Save');
  await sheet(page).getByText('This one has 9.').waitFor();
  // Another text is another question.
  await textField(page).fill('+977 984-11122');
  expect(await sheet(page).getByRole('button', { name: 'Save anyway' }).count()).toBe(0);
  await pressInSheet(page, 'Save');
  await sheet(page).getByRole('button', { name: 'Save anyway' }).waitFor();
  expect(read(business)).toBe(before);
  await pressInSheet(page, 'Save anyway');
  await main(page).getByRole('link', { name: '+977 984-11122' }).first().waitFor();
  expect(read(business)).toContain('phone: +977 984-11122\n');

  await openAt(page, phone);
  await textField(page).fill('9841222333 / 9851222333');
  await pressInSheet(page, 'Save');
  await sheet(page).getByText('Write a second number in a text').waitFor();
  await pressInSheet(page, 'Save the first number: +977 984 1222333');
  await page.getByRole('status').getByText('Saved: Phone number: +977 984 1222333').waitFor();
  expect(read(business)).toContain('phone: +977 984 1222333\n');
  await undo(page);
  await expect.poll(() => read(business)).toContain('984-11122\n');

  await openAt(page, main(page).getByText('Ring now'));
  await textField(page).fill('https://www.example.com');
  await pressInSheet(page, 'Save');
  const error = sheet(page).getByText('This is an address.');
  await error.waitFor();
  expect(await textField(page).getAttribute('aria-invalid')).toBe('true');
  const describedBy = await textField(page).getAttribute('aria-describedby');
  const described = sheet(page).locator(`[id="${describedBy}"]`);
  expect(await described.textContent()).toContain('This is an address.');
  // The same error comes again, so that it is announced again.
  const announced = await error.elementHandle();
  await pressInSheet(page, 'Save');
  await expect.poll(() => announced?.evaluate((node) => node.isConnected)).toBe(false);
  await error.waitFor();
});

test('shows an error of a form at its field, with the time or the days that are meant', async ({
  content,
  open,
}) => {
  const page = await open('/contact');
  await toolbarButton(page, 'Hours').tap();
  await sheet(page)
    .getByRole('button', { name: /^Friday/ })
    .tap();
  await sheet(page).getByLabel('Opens').selectOption('09:00');
  await sheet(page).getByLabel('Closes').selectOption('06:00');
  await pressInSheet(page, 'Save');
  const closes = sheet(page).getByLabel('Closes');
  await expect.poll(() => closes.getAttribute('aria-invalid')).toBe('true');
  await sheet(page).getByText('The shop must open before it closes.').waitFor();
  await sheet(page).getByRole('button', { name: 'Save 6:00 PM' }).tap();
  // The list of days stays, for the next day.
  await sheet(page)
    .getByRole('button', { name: /^Friday: .*6:00 PM/ })
    .waitFor();
  await closeButton(page).tap();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.read(business)).toContain('closes: 6:00 PM');

  /** Types a holiday, and presses Save. */
  const saveHoliday = async (from: string, until: string, reason: string) => {
    await toolbarButton(page, 'Hours').tap();
    await pressInSheet(page, 'Add a holiday');
    await sheet(page).getByLabel('First day').fill(from);
    await sheet(page).getByLabel('Last day').fill(until);
    await sheet(page).getByLabel('Reason').first().fill(reason);
    await pressInSheet(page, 'Save');
  };
  // Both days are in Bikram Sambat.
  await saveHoliday(`${nextYear + 57}-07-04`, `${nextYear + 57}-07-08`, 'Dashain');
  await sheet(page)
    .getByText(`Did you mean 4 Kartik ${nextYear + 57} in Bikram Sambat?`)
    .waitFor();
  await sheet(page)
    .getByRole('button', { name: /^Save .*October 2\d/ })
    .first()
    .tap();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(content.read(business)).toMatch(
    new RegExp(`- from: ${nextYear}-10-2\\d\n +until: ${nextYear}-10-2\\d\n +reason: Dashain\n`),
  );

  // The field keeps days as staff write them.
  const overlapping = [`२२ अक्टोबर ${nextYear}`, `October 23, ${nextYear}`] as const;
  await saveHoliday(...overlapping, 'Repairs');
  await sheet(page).getByText('These days overlap with “Dashain”').waitFor();
  expect(content.read(business)).not.toContain('Repairs');
});
