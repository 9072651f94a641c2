import type { Page } from 'playwright-core';
import { field, handedOver, letter, readMail, sendButton, write } from '../support/contact-form.ts';
import { handedToDevice } from '../support/links.ts';
import { words } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';

const test = base.extend({ expectedMessages: async ({}, use) => use([handedOver]) });

/** The mail that the browser hands over, with the text that stands behind the visitor's address. */
async function sentMail(page: Page) {
  const address = await handedToDevice(page, () => sendButton(page).click());
  const { to, headers } = readMail(address);
  const body = headers.find(([name]) => name === 'body')?.[1] ?? '';
  return { address, to, names: headers.map(([name]) => name), body, headers };
}

/**
 * Writes a message as it is. On the way to the browser a letter cut in half would become another
 * one; as JSON it stays what it is.
 */
async function writeMessage(page: Page, message: string) {
  await field(page, 'message').evaluate((node, json) => {
    (node as HTMLTextAreaElement).value = JSON.parse(json);
  }, JSON.stringify(message));
}

/** As a mail program shows it: line breaks of one kind, halves of letters replaced. */
const asShown = (typed: string) => typed.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n');

/** Where the visitor's words begin in the mail. */
const begin = '\r\nMessage: ';

const pieces = [
  'Two chairs\n\nand a table\r\nor\rthree. ',
  `"double" 'single' “curly” \`back\` `,
  'a&b=c?d#e%f %0D%0ABcc: x@y.z &bcc=x@y.z ?cc=x@y.z ',
  '\nBcc: everybody@example.com\nContent-Type: text/html\n\n',
  '🛋️ 👩‍👩‍👧 ',
  'नमस्ते, मेरो सोफा बिक्रीमा छ। ',
  '\u202Eright to left\u202C \u200Fשלום\u200E \u2028 \u2029 \u0085 ',
  '\uD83D half \uDE00 ',
  '{message} {visitor_name} \\n <b>&amp;</b> ',
];

test('50,000 characters of every kind arrive as they were typed', async ({ visit }) => {
  const page = await visit('/contact');
  const message = pieces.join('').repeat(200).slice(0, 50_000);
  expect(message).toHaveLength(50_000);
  await write(page, letter);
  await writeMessage(page, message);

  const { address, to, names, body } = await sentMail(page);
  expect(address).toMatch(/^mailto:[\w.!~*()%@:?&=-]+$/);
  expect(to).toBe(words.business.email);
  expect(names).toEqual(['subject', 'body']);
  expect(body.slice(body.indexOf(begin) + begin.length)).toBe(asShown(message));
  // What was typed is still there to be copied.
  const kept = await field(page, 'message').evaluate((node) =>
    JSON.stringify((node as HTMLTextAreaElement).value),
  );
  expect(JSON.parse(kept)).toBe(message.replaceAll(/\r\n?/g, '\n'));
});

test('every piece arrives by itself as well', async ({ visit }) => {
  const page = await visit('/contact');
  await write(page, letter);
  for (const piece of pieces) {
    await writeMessage(page, piece);
    const { names, body } = await sentMail(page);
    expect(names).toEqual(['subject', 'body']);
    expect(body.endsWith(`${begin}${asShown(piece)}`), piece).toBe(true);
  }
});

test('line breaks pasted into a line add no line to the mail', async ({ visit }) => {
  const page = await visit('/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  await write(page, { ...letter, name: '', phone: '', message: 'Hello.' });
  for (const name of ['name', 'phone'] as const) {
    await page.evaluate(() =>
      navigator.clipboard.writeText('Sita\r\nBcc: everybody@example.com\n\nHello'),
    );
    await field(page, name).press('ControlOrMeta+v');
    await expect.poll(() => field(page, name).inputValue()).toContain('Bcc');
  }
  const { names, body } = await sentMail(page);
  expect(names).toEqual(['subject', 'body']);
  expect(body.split('\r\n')).toEqual([
    expect.stringMatching(/^From Sita.*Bcc/),
    expect.stringMatching(/^Number Sita.*Bcc/),
    `Address ${letter.email}`,
    'Message: Hello.',
  ]);
});

test('a subject that somebody has tampered with stays one line', async ({ visit }) => {
  const page = await visit('/contact');
  await write(page, letter);
  await field(page, 'subject').evaluate((node) => {
    const [option] = (node as HTMLSelectElement).selectedOptions;
    if (option) option.value = 'Hello\r\nBcc: everybody@example.com\u2028&cc=x@y.z';
  });
  const { headers } = await sentMail(page);
  expect(headers.map(([name]) => name)).toEqual(['subject', 'body']);
  expect(headers[0]?.[1]).toBe('Hello Bcc: everybody@example.com &cc=x@y.z');
});

test('without script, too, nothing that is typed becomes a header', async ({ visit }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  for (const piece of pieces) {
    await write(page, { ...letter, name: '&bcc=everybody@example.com', message: piece });
    const { to, names } = await sentMail(page);
    expect(to).toBe(words.business.email);
    expect(names, piece).toEqual(['body']);
  }
});
