import { boxOf, type Box } from '../support/boxes.ts';
import {
  externalHandler,
  field,
  fillForm,
  letter,
  sendButton,
  sendForm,
  type Letter,
} from '../support/contact-form.ts';
import { readMail } from '../support/read-mail.ts';
import { catchExternalUrl, readChat, newTabLink } from '../support/links.ts';
import { phone } from '../support/pages.ts';
import { hasFocus, header, heading, main, notice, pathOf } from '../support/parts.ts';
import { texts, urls } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';

const test = base.extend({ expectedMessages: async ({}, use) => use([externalHandler]) });

const mailNotice = 'Your mail program is opening: send the mail from there.';
const { help } = texts['contact-form'];

const names = ['name', 'email', 'phone', 'subject', 'message'] as const;

test('requires each field, limits no text, and enables autofill', async ({ visit }) => {
  const page = await visit('/contact');
  const found = await Promise.all(
    names.map((name) =>
      field(page, name).evaluate((node) => {
        const { type, name: sentAs, required, maxLength, pattern } = node as HTMLInputElement;
        const autocomplete = node.getAttribute('autocomplete');
        const inputmode = node.getAttribute('inputmode');
        const isLimited = maxLength > 0 || Boolean(pattern);
        return { type, sentAs, autocomplete, inputmode, required, isLimited };
      }),
    ),
  );
  const expected = [
    { type: 'text', sentAs: 'name', autocomplete: 'name', inputmode: 'text' },
    { type: 'email', sentAs: 'email', autocomplete: 'email', inputmode: 'email' },
    { type: 'tel', sentAs: 'phone', autocomplete: 'tel', inputmode: 'tel' },
    { type: 'select-one', sentAs: 'subject', autocomplete: 'off', inputmode: null },
    { type: 'textarea', sentAs: 'message', autocomplete: 'off', inputmode: 'text' },
  ];
  expect(found).toEqual(
    expected.map((attributes) => ({ ...attributes, required: true, isLimited: false })),
  );
  const subject = field(page, 'subject');
  expect(await subject.getByRole('option').allTextContents()).toEqual([
    'Choose one',
    'A piece for sale',
    'A piece to repair',
    'Something else',
  ]);
  expect(await subject.inputValue()).toBe('');
});

test('focuses an invalid field, and opens the mail if all are valid', async ({ visit }) => {
  const page = await visit('/contact');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const countMails = () => requestedUrls.filter((url) => url.startsWith('mailto:')).length;

  const validityOf = (name: keyof Letter) =>
    field(page, name).evaluate((node) => {
      const { valueMissing, typeMismatch, customError } = (node as HTMLInputElement).validity;
      return { valueMissing, typeMismatch, customError };
    });
  // The browser shows its own message for a missing value, so no error is custom.
  const validState = { valueMissing: false, typeMismatch: false, customError: false };
  for (const name of names) {
    await sendButton(page).click();
    await expect.poll(() => hasFocus(field(page, name))).toBe(true);
    expect(await validityOf(name)).toEqual({ ...validState, valueMissing: true });
    if (name === 'email') {
      await fillForm(page, { email: 'not an address' });
      await sendButton(page).click();
      expect(await validityOf(name)).toEqual({ ...validState, typeMismatch: true });
    }
    await fillForm(page, { [name]: letter[name] });
  }
  expect(await notice(page, mailNotice).count()).toBe(0);
  expect(countMails()).toBe(0);

  await sendButton(page).click();
  await notice(page, mailNotice).waitFor();
  await expect.poll(countMails).toBe(1);
});

const letters: (Letter & { kind: string })[] = [
  { kind: 'plain text', ...letter },
  {
    kind: 'reserved characters of URLs',
    name: `Ram "Babu" O'Neil & Sons <ram>`,
    email: 'ram+chairs@example.com',
    phone: '+977 (1) 98-00 & more',
    subject: 'A piece to repair',
    message: '100% teak?\nsize=2&subject=Free#now\n"quoted" \'words\' a+b c%20d\\',
  },
  {
    kind: 'other scripts and emoji',
    name: 'सीता शर्मा',
    email: 'sita@example.com',
    phone: '९८३००००००० 📞',
    subject: 'Something else',
    message: 'नमस्ते! 👩‍🔧🛋️\n\nके तपाईं आउन सक्नुहुन्छ?',
  },
  {
    kind: 'text that looks like mail headers and template variables',
    name: '%0D%0ABcc: x@y.z {message}',
    email: 'x@y.z',
    phone: '{visitor_name}&bcc=x@y.z',
    subject: 'Something else',
    message: '\nBcc: x@y.z\n\nTo: x@y.z?cc=x@y.z',
  },
];

/** Returns the expected text of the mail. */
const bodyOf = (values: Letter) =>
  `From ${values.name}\nNumber ${values.phone}\nAddress ${values.email}\nMessage: ${values.message}`;

test('sends the text exactly as typed, and keeps it in the form', async ({ visit }) => {
  const page = await visit('/contact');
  for (const { kind, ...values } of letters) {
    await fillForm(page, values);
    const url = await sendForm(page);

    // Mail programs do not decode a + as a space.
    expect(url, kind).not.toMatch(/[+\s]/);
    expect(readMail(url), kind).toEqual({
      to: texts.business.email,
      headers: [
        ['subject', values.subject],
        ['body', bodyOf(values).replaceAll('\n', '\r\n')],
      ],
    });

    await notice(page, mailNotice).first().waitFor();
    for (const name of names) expect(await field(page, name).inputValue(), kind).toBe(values[name]);
    expect(pathOf(page)).toBe('/contact');
  }
});

test('sends on Enter, and sends the changed text the next time', async ({ visit }) => {
  const page = await visit('/contact');
  await fillForm(page, letter);
  const send = () => catchExternalUrl(page, () => field(page, 'name').press('Enter'));
  expect(await send()).toContain(encodeURIComponent(letter.name));
  await fillForm(page, { name: 'Gita' });
  expect(await send()).toContain(encodeURIComponent('From Gita\r\n'));
});

const errors: Record<keyof Letter, string> = {
  name: 'Your name is missing.',
  email: 'A mail address has an @ with something on both sides of it.',
  phone: 'Your number is missing.',
  subject: 'Tell us what it is about.',
  message: 'Your words are missing.',
};

test('shows an error at each empty field until it is filled in', async ({ visit }) => {
  const page = await visit('/contact');
  await field(page, 'email').pressSequentially('sita');
  for (const error of Object.values(errors)) expect(await page.getByText(error).count()).toBe(0);
  await field(page, 'email').fill('');
  await sendButton(page).click();
  for (const [name, error] of Object.entries(errors) as [keyof Letter, string][]) {
    await page.getByText(error, { exact: true }).waitFor();
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
    const errorId = await field(page, name).getAttribute('aria-describedby');
    expect(await page.locator(`#${errorId}`).textContent()).toBe(error);
  }
  await expect.poll(() => hasFocus(field(page, 'name'))).toBe(true);
  await field(page, 'email').fill('sita@example.com');
  await page.getByText(errors.email).waitFor({ state: 'detached' });
});

test("shows its own message instead of the browser's bubble", async ({ visit }) => {
  const page = await visit('/contact');
  await page.evaluate(() => {
    document.addEventListener(
      'invalid',
      (event) => setTimeout(() => document.body.append(`bubble: ${!event.defaultPrevented} `)),
      { capture: true },
    );
  });
  await sendButton(page).click();
  await page.getByText('bubble: false').first().waitFor();
  expect(await page.getByText('bubble: true').count()).toBe(0);
});

/** Returns true if each box is below the previous box. */
function areStacked(boxes: readonly Box[]): boolean {
  return boxes.every(({ top }, index) => top >= (boxes[index - 1]?.bottom ?? 0));
}

test('shows the first invalid field below the header on a phone', async ({ visit }) => {
  const page = await visit('/contact', phone);
  await sendButton(page).click();
  const label = page.getByRole('form').getByText('Your name', { exact: true });
  const error = page.getByText(errors.name, { exact: true });
  const parts = [header(page), label, error, field(page, 'name')];
  await expect.poll(async () => areStacked(await Promise.all(parts.map(boxOf)))).toBe(true);
});

test('scrolls to the help and focuses the help after sending on a phone', async ({ visit }) => {
  const page = await visit('/contact', phone);
  await fillForm(page, letter);
  for (let times = 0; times < 2; times += 1) {
    await sendButton(page).click();
    const helpSection = page.getByRole('region', { name: help.heading, exact: true });
    await expect.poll(() => hasFocus(helpSection)).toBe(true);
    const sentNotice = notice(page, mailNotice).last();
    const parts = [header(page), sentNotice, helpSection];
    await expect.poll(async () => areStacked(await Promise.all(parts.map(boxOf)))).toBe(true);

    const noticeBox = await boxOf(sentNotice);
    const controls = main(page).locator('input, select, textarea, a, button');
    const coveredControls = await controls.evaluateAll(
      (all, box) =>
        all.filter((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const isCovered = top < box.bottom && bottom > box.top;
          return isCovered && !element.closest('[role=status]');
        }).length,
      noticeBox,
    );
    expect(coveredControls).toBe(0);
    await page.getByRole('button', { name: texts.notices.close }).first().click();
    await expect.poll(() => notice(page, mailNotice).count()).toBe(0);
  }
});

test('offers a copy of the message, WhatsApp and SMS after sending', async ({ visit }) => {
  const page = await visit('/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  expect(await heading(page, help.heading).count()).toBe(0);
  await fillForm(page, letter);
  await sendButton(page).click();
  await heading(page, help.heading).waitFor();
  expect(await page.getByText(help.long).isVisible()).toBe(false);
  const message = bodyOf(letter);
  expect(await readChat(newTabLink(page, 'Chat instead'))).toEqual({ url: urls.chat, message });
  const sms = page.getByRole('link', { name: 'Send a short message', exact: true });
  expect(await sms.getAttribute('href')).toBe(
    `sms:+9779831112223?body=${encodeURIComponent(message)}`,
  );
  await page.getByRole('button', { name: help.copy }).click();
  await notice(page, help.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
});

test('reports a message that is too long, and a browser that cannot copy', async ({ visit }) => {
  const page = await visit('/contact');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await fillForm(page, { ...letter, message: 'क'.repeat(200) });
  await sendButton(page).click();
  await page.getByText(help.long).waitFor();
  await page.getByRole('button', { name: help.copy }).click();
  await notice(page, help.not_copied).waitFor();
});

test('validates the form and opens the mail without scripts', async ({ visit }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  await sendButton(page).click();
  await expect.poll(() => hasFocus(field(page, 'name'))).toBe(true);
  expect(await sendButton(page).getAttribute('formmethod')).toBe('post');
  expect(await sendButton(page).getAttribute('formenctype')).toBe('text/plain');

  // Chromium changes & and + here. Only the name contains them, and the test ignores the name.
  const values = { ...letter, phone: '0981-2345678' };
  await fillForm(page, { ...values, name: '&bcc=everybody@example.com' });
  const mail = readMail(await sendForm(page));
  expect(mail.to).toBe(texts.business.email);
  expect(mail.headers.map(([name]) => name)).toEqual(['body']);
  for (const name of names.slice(1)) {
    expect(mail.headers[0]?.[1]).toContain(`${name}=${values[name].replaceAll('\n', '\r\n')}`);
  }
});
