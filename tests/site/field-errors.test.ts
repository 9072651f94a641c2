import { words } from '../support/shop.ts';
import { field, letter, sendButton, write, type Letter } from '../support/contact-form.ts';
import { hasFocus } from '../support/parts.ts';
import { expect, test } from '../support/visitor.ts';

const form = words['contact-form'];
const errors: Record<keyof Letter, string> = {
  name: form.name_error,
  email: form.email_error,
  phone: form.phone_error,
  subject: form.subject_error,
  message: form.message_error,
};

test('an empty form tells beside every field what to do, and focuses the first', async ({
  visit,
}) => {
  const page = await visit('/contact');
  for (const error of Object.values(errors)) expect(await page.getByText(error).count()).toBe(0);
  await sendButton(page).click();
  for (const [name, error] of Object.entries(errors) as [keyof Letter, string][]) {
    await page.getByText(error, { exact: true }).waitFor();
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
    const described = await field(page, name).getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).textContent()).toBe(error);
  }
  expect(await hasFocus(field(page, 'name'))).toBe(true);
});

test('the words go as soon as they are heeded, and none come while one types', async ({
  visit,
}) => {
  const page = await visit('/contact');
  await field(page, 'email').pressSequentially('sita');
  expect(await page.getByText(errors.email).count()).toBe(0);
  await write(page, { ...letter, email: 'sita' });
  await sendButton(page).click();
  await page.getByText(errors.email).waitFor();
  await field(page, 'email').fill('sita@example.com');
  await page.getByText(errors.email).waitFor({ state: 'detached' });
});

test.for([
  '9830000000',
  '983-0000000',
  '+977 983 000 0000',
  '(01) 4-412345',
  '०१-४४१२३४५',
  '+1 (202) 555-0143 ext. 4',
])('a phone number is taken as people write it: %s', async (phone, { visit }) => {
  const page = await visit('/contact');
  await write(page, { ...letter, phone });
  const valid = await page
    .getByRole('form')
    .evaluate((element) => (element as HTMLFormElement).checkValidity());
  expect(valid).toBe(true);
});

test('every field tells the phone what it is for', async ({ visit }) => {
  const page = await visit('/contact');
  const hints = await page
    .getByRole('form')
    .locator('input, select, textarea')
    .evaluateAll((controls) =>
      controls.map((control) => [
        control.getAttribute('name'),
        control.getAttribute('autocomplete'),
        control.getAttribute('inputmode'),
      ]),
    );
  expect(hints).toEqual([
    ['name', 'name', 'text'],
    ['email', 'email', 'email'],
    ['phone', 'tel', 'tel'],
    ['subject', 'off', null],
    ['message', 'off', 'text'],
  ]);
});
