import {
  field,
  externalHandler,
  letter,
  readMail,
  sendButton,
  fillForm,
  type Letter,
} from '../support/contact-form.ts';
import { chatOf, catchExternalUrl, newTabLink } from '../support/links.ts';
import { phone } from '../support/pages.ts';
import { hasFocus, main, notice } from '../support/parts.ts';
import { urls, texts } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';

const test = base.extend({ expectedMessages: async ({}, use) => use([externalHandler]) });

const openingNotice = 'Your mail program is opening: send the mail from there.';

const names = ['name', 'email', 'phone', 'subject', 'message'] as const;

test('requires each field, accepts all text of its type, enables autofill', async ({ look }) => {
  const page = await look('/contact');
  const found = await Promise.all(
    names.map((name) =>
      field(page, name).evaluate((node) => {
        const { type, name: sentAs, required, maxLength, pattern } = node as HTMLInputElement;
        const hints = [node.getAttribute('autocomplete'), node.getAttribute('inputmode')];
        return [type, sentAs, ...hints, required, maxLength > 0 || Boolean(pattern)];
      }),
    ),
  );
  expect(found).toEqual([
    ['text', 'name', 'name', 'text', true, false],
    ['email', 'email', 'email', 'email', true, false],
    ['tel', 'phone', 'tel', 'tel', true, false],
    ['select-one', 'subject', 'off', null, true, false],
    ['textarea', 'message', 'off', 'text', true, false],
  ]);
  const subject = field(page, 'subject');
  expect(await subject.getByRole('option').allTextContents()).toEqual([
    'Choose one',
    'A piece for sale',
    'A piece to repair',
    'Something else',
  ]);
  expect(await subject.inputValue()).toBe('');
});

test('stops at an empty field and focuses it', async ({ visit }) => {
  const page = await visit('/contact');
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) opened.push(request.url());
  });

  // The browser has its own message for a missing value.
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
  expect(await notice(page, openingNotice).count()).toBe(0);

  await sendButton(page).click();
  await notice(page, openingNotice).waitFor();
  expect(opened).toHaveLength(1);

  function validityOf(name: keyof Letter) {
    return field(page, name).evaluate((node) => {
      const { valueMissing, typeMismatch, customError } = (node as HTMLInputElement).validity;
      return { valueMissing, typeMismatch, customError };
    });
  }
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

test('sends the text exactly as typed, and keeps it in the form', async ({ visit }) => {
  const page = await visit('/contact');
  for (const { kind, ...values } of letters) {
    await fillForm(page, values);
    const url = await catchExternalUrl(page, () => sendButton(page).click());

    expect(url, kind).not.toMatch(/[+\s]/);
    const lines = [
      `From ${values.name}`,
      `Number ${values.phone}`,
      `Address ${values.email}`,
      ...`Message: ${values.message}`.split('\n'),
    ];
    expect(readMail(url), kind).toEqual({
      to: texts.business.email,
      headers: [
        ['subject', values.subject],
        ['body', lines.join('\r\n')],
      ],
    });

    await notice(page, openingNotice).first().waitFor();
    for (const name of names) expect(await field(page, name).inputValue(), kind).toBe(values[name]);
    expect(new URL(page.url()).pathname).toBe('/contact');
  }
});

test('sends the changed text again on Enter', async ({ visit }) => {
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
    const described = await field(page, name).getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).textContent()).toBe(error);
  }
  expect(await hasFocus(field(page, 'name'))).toBe(true);
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

test('shows the first invalid field below the header on a phone', async ({ visit }) => {
  const page = await visit('/contact', phone);
  await sendButton(page).click();
  await page.getByText(errors.name, { exact: true }).waitFor();
  const label = page.getByRole('form').getByText('Your name', { exact: true });
  const parts = [page.getByRole('banner'), label, page.getByText(errors.name), field(page, 'name')];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  // The boxes are below each other, and the first is below the header.
  for (const [index, above] of boxes.slice(0, -1).entries()) {
    expect(boxes[index + 1]?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }
});

test('scrolls to the help after sending on a phone, and focuses it', async ({ visit }) => {
  const page = await visit('/contact', phone);
  await fillForm(page, letter);
  for (let times = 0; times < 2; times += 1) {
    await sendButton(page).click();
    const panel = page.getByRole('region', { name: help.heading, exact: true });
    await expect.poll(() => hasFocus(panel)).toBe(true);
    const sentNotice = notice(page, openingNotice).last();
    await sentNotice.waitFor();
    const header = await page.getByRole('banner').boundingBox();
    const box = await panel.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    const { y = 0, height = 0 } = (await sentNotice.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(box?.y ?? 0);
    expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    const controls = main(page).locator('input, select, textarea, a, button');
    const covered = await controls.evaluateAll(
      (all, [top, bottom]) =>
        all.filter((element) => {
          const own = element.getBoundingClientRect();
          return own.top < bottom && own.bottom > top && !element.closest('[role=status]');
        }).length,
      [y, y + height] as const,
    );
    expect(covered).toBe(0);
    await page.getByRole('button', { name: texts.notices.close }).first().click();
    await expect.poll(() => notice(page, openingNotice).count()).toBe(0);
  }
});

const { help } = texts['contact-form'];
const mailBody = [
  `From ${letter.name}`,
  `Number ${letter.phone}`,
  `Address ${letter.email}`,
  `Message: ${letter.message}`,
].join('\n');

test('offers to copy the message or use WhatsApp if no mail app opened', async ({ visit }) => {
  const page = await visit('/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  expect(await page.getByRole('heading', { name: help.heading }).count()).toBe(0);
  await fillForm(page, letter);
  await sendButton(page).click();
  await page.getByRole('heading', { name: help.heading }).waitFor();
  expect(await page.getByText(help.long).isVisible()).toBe(false);
  expect(await chatOf(newTabLink(page, 'Chat instead'))).toEqual({
    url: urls.chat,
    message: mailBody,
  });
  const sms = page.getByRole('link', { name: help.sms, exact: true });
  expect(await sms.getAttribute('href')).toBe(
    `sms:+9779831112223?body=${encodeURIComponent(mailBody)}`,
  );
  await page.getByRole('button', { name: help.copy }).click();
  await notice(page, help.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mailBody);
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

test('validates and opens the mail through the browser without scripts', async ({ visit }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  await sendButton(page).click();
  await expect.poll(() => hasFocus(field(page, 'name'))).toBe(true);
  expect(await sendButton(page).getAttribute('formmethod')).toBe('post');
  expect(await sendButton(page).getAttribute('formenctype')).toBe('text/plain');

  // Chromium damages & and + here, so only the name contains them.
  const values = { ...letter, phone: '0981-2345678' };
  await fillForm(page, { ...values, name: '&bcc=everybody@example.com' });
  const mail = readMail(await catchExternalUrl(page, () => sendButton(page).click()));
  expect(mail.to).toBe(texts.business.email);
  expect(mail.headers.map(([name]) => name)).toEqual(['body']);
  for (const name of names.slice(1)) {
    expect(mail.headers[0]?.[1]).toContain(`${name}=${values[name].replaceAll('\n', '\r\n')}`);
  }
});
