import {
  field,
  handedOver,
  letter,
  readMail,
  sendButton,
  write,
  type Letter,
} from '../support/contact-form.ts';
import { chatOf, handedToDevice, newTabLink } from '../support/links.ts';
import { hasFocus, notice } from '../support/parts.ts';
import { addresses, words } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';

const test = base.extend({ expectedMessages: async ({}, use) => use([handedOver]) });

const redirecting = 'Your mail program is opening: send the mail from there.';

const names = ['name', 'email', 'phone', 'subject', 'message'] as const;

test('all five fields are required, and each has its own type', async ({ look }) => {
  const page = await look('/contact');
  const found = await Promise.all(
    names.map((name) =>
      field(page, name).evaluate((node) => {
        const control = node as HTMLInputElement;
        const { type, name: sentAs, required, maxLength } = control;
        return { type, sentAs, required, limit: maxLength > 0 };
      }),
    ),
  );
  const all = { required: true, limit: false };
  expect(found).toEqual([
    { type: 'text', sentAs: 'name', ...all },
    { type: 'email', sentAs: 'email', ...all },
    { type: 'tel', sentAs: 'phone', ...all },
    { type: 'select-one', sentAs: 'subject', ...all },
    { type: 'textarea', sentAs: 'message', ...all },
  ]);
});

test('the subjects stand in order, and none is chosen at first', async ({ look }) => {
  const page = await look('/contact');
  const subject = field(page, 'subject');
  expect(await subject.getByRole('option').allTextContents()).toEqual([
    'Choose one',
    'A piece for sale',
    'A piece to repair',
    'Something else',
  ]);
  expect(await subject.inputValue()).toBe('');
  expect(await subject.locator('option:checked').innerText()).toBe('Choose one');
});

test('an empty field stops the message and gets the focus', async ({ visit }) => {
  const page = await visit('/contact');
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) opened.push(request.url());
  });

  for (const name of names) {
    await sendButton(page).click();
    await expect.poll(() => hasFocus(field(page, name))).toBe(true);
    expect(await faultOf(name)).toEqual({ valueMissing: true, typeMismatch: false });
    if (name === 'email') {
      await write(page, { email: 'not an address' });
      await sendButton(page).click();
      expect(await faultOf(name)).toEqual({ valueMissing: false, typeMismatch: true });
    }
    await write(page, { [name]: letter[name] });
  }
  expect(await notice(page, redirecting).count()).toBe(0);

  await sendButton(page).click();
  await notice(page, redirecting).waitFor();
  expect(opened).toHaveLength(1);

  function faultOf(name: keyof Letter) {
    return field(page, name).evaluate((node) => {
      const { valueMissing, typeMismatch } = (node as HTMLInputElement).validity;
      return { valueMissing, typeMismatch };
    });
  }
});

test('what is missing is said in the browser’s own words', async ({ visit }) => {
  const page = await visit('/contact');
  await sendButton(page).click();
  const messages = await Promise.all(
    names.map((name) =>
      field(page, name).evaluate((control) => {
        // One of the same kind that nobody has touched shows what the browser says by itself.
        const copy = control.cloneNode(true) as HTMLInputElement;
        const { validity, validationMessage } = control as HTMLInputElement;
        return { custom: validity.customError, own: validationMessage === copy.validationMessage };
      }),
    ),
  );
  expect(messages).toEqual(names.map(() => ({ custom: false, own: true })));
});

const letters: (Letter & { kind: string })[] = [
  { kind: 'plain words', ...letter },
  {
    kind: 'signs that mean something in addresses',
    name: `Ram "Babu" O'Neil & Sons <ram>`,
    email: 'ram+chairs@example.com',
    phone: '+977 (1) 98-00 & more',
    subject: 'A piece to repair',
    message: '100% teak?\nsize=2&subject=Free#now\n"quoted" \'words\' a+b c%20d\\',
  },
  {
    kind: 'other scripts and signs of feeling',
    name: 'सीता शर्मा',
    email: 'sita@example.com',
    phone: '९८३००००००० 📞',
    subject: 'Something else',
    message: 'नमस्ते! 👩‍🔧🛋️\n\nके तपाईं आउन सक्नुहुन्छ?',
  },
  {
    kind: 'words that look like mail headers and blanks',
    name: '%0D%0ABcc: x@y.z {message}',
    email: 'x@y.z',
    phone: '{visitor_name}&bcc=x@y.z',
    subject: 'Something else',
    message: '\nBcc: x@y.z\n\nTo: x@y.z?cc=x@y.z',
  },
];

test('the mail holds what was typed, as it was typed, and the form keeps it', async ({ visit }) => {
  const page = await visit('/contact');
  for (const { kind, ...typed } of letters) {
    await write(page, typed);
    const address = await handedToDevice(page, () => sendButton(page).click());

    expect(address, kind).not.toMatch(/[+\s]/);
    const lines = [
      `From ${typed.name}`,
      `Number ${typed.phone}`,
      `Address ${typed.email}`,
      ...`Message: ${typed.message}`.split('\n'),
    ];
    expect(readMail(address), kind).toEqual({
      to: words.business.email,
      headers: [
        ['subject', typed.subject],
        ['body', lines.join('\r\n')],
      ],
    });

    await notice(page, redirecting).first().waitFor();
    for (const name of names) expect(await field(page, name).inputValue(), kind).toBe(typed[name]);
    expect(new URL(page.url()).pathname).toBe('/contact');
  }
});

test('Enter sends, a second time as well, with what has changed', async ({ visit }) => {
  const page = await visit('/contact');
  await write(page, letter);
  const send = () => handedToDevice(page, () => field(page, 'name').press('Enter'));
  expect(await send()).toContain(encodeURIComponent(letter.name));
  await write(page, { name: 'Gita' });
  expect(await send()).toContain(encodeURIComponent('From Gita\r\n'));
});

const errors: Record<keyof Letter, string> = {
  name: 'Your name is missing.',
  email: 'A mail address has an @ with something on both sides of it.',
  phone: 'Your number is missing.',
  subject: 'Tell us what it is about.',
  message: 'Your words are missing.',
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

test('the words beside a field go as soon as they are heeded, and none come while somebody types', async ({
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

test('a phone number is taken as people write it', async ({ visit }) => {
  const page = await visit('/contact');
  for (const phone of [
    '9830000000',
    '983-0000000',
    '+977 983 000 0000',
    '(01) 4-412345',
    '०१-४४१२३४५',
    '+1 (202) 555-0143 ext. 4',
  ]) {
    await write(page, { ...letter, phone });
    const form = page.getByRole('form');
    const valid = await form.evaluate((element) => (element as HTMLFormElement).checkValidity());
    expect(valid, phone).toBe(true);
  }
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

const { help } = words['contact-form'];
const mailBody = [
  `From ${letter.name}`,
  `Number ${letter.phone}`,
  `Address ${letter.email}`,
  `Message: ${letter.message}`,
].join('\n');

test('before a message is sent there is nothing to help with', async ({ visit }) => {
  const page = await visit('/contact');
  expect(await page.getByRole('heading', { name: help.heading }).count()).toBe(0);
});

test('when no mail app opened, the message can be copied', async ({ visit }) => {
  const page = await visit('/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  await write(page, letter);
  await sendButton(page).click();
  await page.getByRole('heading', { name: help.heading }).waitFor();
  await page.getByRole('button', { name: help.copy }).click();
  await notice(page, help.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mailBody);
});

test('a browser that does not allow copying is told so', async ({ visit }) => {
  const page = await visit('/contact');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await write(page, letter);
  await sendButton(page).click();
  await page.getByRole('button', { name: help.copy }).click();
  await notice(page, help.not_copied).waitFor();
});

test('the same words can go by WhatsApp', async ({ visit }) => {
  const page = await visit('/contact');
  await write(page, letter);
  await sendButton(page).click();
  const { address, message } = await chatOf(newTabLink(page, help.whatsapp));
  expect(address).toBe(addresses.chat);
  expect(message).toBe(mailBody);
});

test('only a long message is called long, and Devanagari is long sooner', async ({ visit }) => {
  const page = await visit('/contact');
  const long = page.getByText(help.long);
  for (const { message, isLong } of [
    { message: 'a'.repeat(200), isLong: false },
    { message: 'क'.repeat(200), isLong: true },
    { message: 'a'.repeat(1_600), isLong: true },
  ]) {
    await write(page, { ...letter, message });
    await sendButton(page).click();
    await page.getByRole('heading', { name: help.heading }).waitFor();
    await (isLong ? long.waitFor() : long.waitFor({ state: 'hidden' }));
  }
});

test('without script the browser opens the mail by itself', async ({ visit }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  const send = page.getByRole('form').getByRole('button');
  expect(await send.getAttribute('formaction')).toBe(`mailto:${words.business.email}`);
  expect(await send.getAttribute('formmethod')).toBe('post');
  expect(await send.getAttribute('formenctype')).toBe('text/plain');

  // This browser spoils & and + on this way, so the words have none.
  const typed = { ...letter, phone: '0981-2345678' };
  await write(page, typed);
  const mail = readMail(await handedToDevice(page, () => sendButton(page).click()));
  expect(mail.to).toBe(words.business.email);
  const body = mail.headers.find(([name]) => name === 'body')?.[1] ?? '';
  for (const name of names) {
    expect(body).toContain(`${name}=${typed[name].replaceAll('\n', '\r\n')}`);
  }
});

test('without script an empty field stops the message, too', async ({ visit }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  await sendButton(page).click();
  await expect.poll(() => hasFocus(field(page, 'name'))).toBe(true);
});
