import type { Page } from 'playwright-core';
import { touchPhone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import {
  openAt,
  pasteInto,
  pressInSheet,
  sheet,
  test,
  textField,
  toolbarButton,
  undo,
  type DevSite,
} from '../support/staff.ts';
import { expect } from '../support/visitor.ts';

const business = 'content/site/business.mdx';

const openHoliday = async (page: Page, firstDay: string, reason: string) => {
  await toolbarButton(page, 'Hours').tap();
  await pressInSheet(page, 'Add a holiday');
  await sheet(page).getByLabel('First day').fill(firstDay);
  await sheet(page).getByLabel('Reason').first().fill(reason);
};

/** Undoes the save, and waits until the file no longer contains a text. */
const undoUntilGone = async (page: Page, { read }: DevSite, text: string) => {
  await undo(page);
  await expect.poll(() => read(business).includes(text)).toBe(false);
};

test('asks before it saves a phone number with a missing digit', async ({ devSite, visit }) => {
  const page = await visit('/contact', touchPhone);
  await openAt(page, main(page).getByRole('link', { name: '+977' }).first());
  await textField(page).fill('+977 984-111222');
  await pressInSheet(page, 'Save');
  await sheet(page).getByText('This one has 9.').waitFor();
  expect(devSite.read(business)).not.toContain('984-111222');

  // Another text is another question.
  await textField(page).fill('+977 984-11122');
  expect(await sheet(page).getByRole('button', { name: 'Save anyway' }).count()).toBe(0);
  await pressInSheet(page, 'Save');
  await pressInSheet(page, 'Save anyway');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(devSite.read(business)).toContain('phone: +977 984-11122\n');
  await undoUntilGone(page, devSite, '984-11122');
});

test.for([
  ['9841222333', '+977 984 1222333'],
  ['984-122-2333', '+977 984 1222333'],
  ['९८४ १२२२३३३', '+977 984 1222333'],
])('adds the country code to %s', async ([typed = '', saved = ''], { devSite, visit }) => {
  const page = await visit('/contact', touchPhone);
  await openAt(page, main(page).getByRole('link', { name: '+977' }).first());
  await textField(page).fill(typed);
  await pressInSheet(page, 'Save');
  await page.getByRole('status').getByText(`Saved: ${saved}`).waitFor();
  expect(devSite.read(business)).toContain(`phone: ${saved}\n`);
  await main(page).getByRole('link', { name: saved }).first().waitFor();
  await undoUntilGone(page, devSite, saved);
});

test('counts the digits of a number without a country code', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  await openAt(page, main(page).getByRole('link', { name: '+977' }).first());
  await textField(page).fill('984122233');
  await pressInSheet(page, 'Save');
  await sheet(page).getByText('This one has 9.').waitFor();
});

test('proposes the first of two numbers, and accepts the second in a text', async ({
  devSite,
  visit,
}) => {
  const page = await visit('/contact', touchPhone);
  await openAt(page, main(page).getByRole('link', { name: '+977' }).first());
  await textField(page).fill('9841222333 / 9851222333');
  await pressInSheet(page, 'Save');
  await sheet(page).getByText('Write a second number in a text').waitFor();
  await pressInSheet(page, 'Save the first number: +977 984 1222333');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(devSite.read(business)).toContain('phone: +977 984 1222333\n');
  await undoUntilGone(page, devSite, '984 1222333');

  await openAt(page, main(page).getByText('The telephone is quicker'));
  await textField(page).fill('Or call 985-1222333.');
  await pressInSheet(page, 'Save');
  await main(page).getByText('Or call 985-1222333.').waitFor();
});

test('proposes the day in A.D. for a day in Bikram Sambat', async ({ devSite, visit }) => {
  const page = await visit('/contact', { ...touchPhone, at: new Date('2026-10-01T08:00Z') });
  await openHoliday(page, '2083-07-04', 'Dashain');
  await sheet(page).getByLabel('Last day').fill('2083-07-08');
  await pressInSheet(page, 'Save');
  await sheet(page).getByText('Did you mean 4 Kartik 2083 in Bikram Sambat?').waitFor();
  await sheet(page).getByText('In A.D. that day is Wednesday, October 21').waitFor();
  await sheet(page)
    .getByRole('button', { name: /^Save .*October 21/ })
    .tap();
  // Both days are in Bikram Sambat.
  await page.getByRole('status').getByText('Saved: Wednesday, October 21: Dashain').waitFor();
  expect(devSite.read(business)).toContain('  - from: 2026-10-21\n    until: 2026-10-25\n');
  await undoUntilGone(page, devSite, '2026-10-21');
});

test('proposes 6 PM if the shop would close at 6 AM', async ({ devSite, visit }) => {
  const page = await visit('/contact', touchPhone);
  await toolbarButton(page, 'Hours').tap();
  await sheet(page)
    .getByRole('button', { name: /^Friday/ })
    .tap();
  await sheet(page).getByLabel('Opens').fill('09:00');
  await sheet(page).getByLabel('Closes').fill('06:00');
  await pressInSheet(page, 'Save');
  // The error stands at its field.
  const closes = sheet(page).getByLabel('Closes');
  await expect.poll(() => closes.getAttribute('aria-invalid')).toBe('true');
  await sheet(page).getByText('The shop must open before it closes.').waitFor();
  await sheet(page).getByRole('button', { name: 'Save 6:00 PM' }).tap();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(devSite.read(business)).toContain('closes: 6:00 PM');
  await undoUntilGone(page, devSite, '6:00 PM');
});

test('names the other holiday on the same day', async ({ devSite, visit }) => {
  const page = await visit('/contact', touchPhone);
  await openHoliday(page, '2028-10-06', 'Dashain');
  await pressInSheet(page, 'Save');
  await sheet(page).waitFor({ state: 'hidden' });
  await openHoliday(page, '2028-10-06', 'Repairs');
  await pressInSheet(page, 'Save');
  await sheet(page).getByText('These days overlap with “Dashain”').waitFor();
  expect(devSite.read(business)).not.toContain('Repairs');
  await pressInSheet(page, 'Cancel');
});

test('turns pasted bold text and bullets into those of the site, with Undo', async ({ visit }) => {
  const page = await visit('/', touchPhone);
  await openAt(page, main(page).getByText('Each week other pieces'));
  const fromWhatsApp = '*New* this week:\n• Beds\n• Chairs';
  await pasteInto(textField(page), fromWhatsApp);
  const cleaned = '**New** this week:\n\n- Beds\n- Chairs';
  await expect.poll(() => textField(page).inputValue()).toBe(cleaned);
  await pressInSheet(page, 'Undo');
  await expect.poll(() => textField(page).inputValue()).toBe(fromWhatsApp);
  await pasteInto(textField(page), fromWhatsApp);
  await pressInSheet(page, 'Save');
  await main(page).getByRole('listitem').filter({ hasText: 'Chairs' }).waitFor();
  expect(await main(page).locator('strong').filter({ hasText: 'New' }).count()).toBe(1);
  await undo(page);
});

test('refuses an address as the text of a link', async ({ visit }) => {
  const page = await visit('/', touchPhone);
  await openAt(page, main(page).getByText('Offer us a piece'));
  await textField(page).fill('https://www.example.com');
  await pressInSheet(page, 'Save');
  await sheet(page).getByText('This is an address.').waitFor();
});
