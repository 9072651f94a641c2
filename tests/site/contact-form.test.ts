import {
  field,
  handedOver,
  letter,
  readMail,
  sendButton,
  write,
  type Letter,
} from '../support/contact-form.ts';
import { handedToDevice } from '../support/links.ts';
import { notice } from '../support/parts.ts';
import { words } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';

const test = base.extend({ expectedMessages: async ({}, use) => use([handedOver]) });

const redirecting = 'Redirecting to Email: Please complete sending the email in your email client.';

const names = ['name', 'email', 'phone', 'subject', 'message'] as const;

test('five fields, all required, each of its own type', async ({ look }) => {
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
    'Select a subject',
    'Buying Inquiry',
    'Selling Inquiry',
    'Delivery Question',
    'Pickup Service',
    'General Question',
    'Other',
  ]);
  expect(await subject.inputValue()).toBe('');
  expect(await subject.locator('option:checked').innerText()).toBe('Select a subject');
});

test('an empty field stops the message and gets the focus', async ({ visit }) => {
  const page = await visit('/contact');
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) opened.push(request.url());
  });

  for (const name of names) {
    await sendButton(page).click();
    await expect
      .poll(() => field(page, name).evaluate((node) => node === document.activeElement))
      .toBe(true);
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
    subject: 'Selling Inquiry',
    message: '100% teak?\nsize=2&subject=Free#now\n"quoted" \'words\' a+b c%20d\\',
  },
  {
    kind: 'other scripts and signs of feeling',
    name: 'सीता शर्मा',
    email: 'sita@example.com',
    phone: '९८३००००००० 📞',
    subject: 'Pickup Service',
    message: 'नमस्ते! 👩‍🔧🛋️\n\nके तपाईं आउन सक्नुहुन्छ?',
  },
  {
    kind: 'words that look like mail headers and blanks',
    name: '%0D%0ABcc: x@y.z {message}',
    email: 'x@y.z',
    phone: '{visitor_name}&bcc=x@y.z',
    subject: 'Other',
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
      `Name: ${typed.name}`,
      `Phone: ${typed.phone}`,
      `Email: ${typed.email}`,
      '',
      ...typed.message.split('\n'),
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
  expect(await send()).toContain(encodeURIComponent('Name: Gita\r\n'));
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
  await expect
    .poll(() => field(page, 'name').evaluate((node) => node === document.activeElement))
    .toBe(true);
});
