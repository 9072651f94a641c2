import { expect, test } from 'vitest';
import { isTooLong, mailto } from '../../../../src/site/lib/mailto.ts';
import { readMail } from '../../../support/read-mail.ts';

const to = 'hello@example.com';

test.each([
  ['a recipient only', { to }, ''],
  [
    'a subject and a text with line breaks',
    { to, subject: 'Buying Inquiry', body: 'Name: Sita\n\nHello!' },
    '?subject=Buying%20Inquiry&body=Name%3A%20Sita%0D%0A%0D%0AHello!',
  ],
  ['an empty subject and text', { to, subject: '', body: '' }, ''],
  ['plus signs and spaces', { to, body: 'a b + c' }, '?body=a%20b%20%2B%20c'],
  ['an apostrophe', { to, body: "It's" }, '?body=It%27s'],
  ['line breaks', { to, body: 'a\nb\rc\r\nd\n\re' }, '?body=a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0A%0D%0Ae'],
  ['lone surrogates', { to, body: 'a\uD83Db\uDE00c' }, '?body=a%EF%BF%BDb%EF%BF%BDc'],
])('encodes %s as RFC 6068 requires', (_, mail, query) => {
  expect(mailto(mail)).toBe(`mailto:hello@example.com${query}`);
});

test('escapes reserved characters in a mail address, and keeps it on one line', () => {
  expect(readMail(mailto({ to: 'sales+nepal?&#%@example.com' })).to).toBe(
    'sales+nepal?&#%@example.com',
  );
  expect(readMail(mailto({ to: `${to}\r\nBcc: everybody@example.com` })).to).not.toMatch(/[\r\n]/);
});

test.each([
  'a&b=c?d#e%f+g/h;i,j:k@l',
  '100%20 %0D%0A',
  `"double" 'single' “curly” \`back\``,
  '<b>{phone}</b> [x] (y)',
  ' two  spaces ',
  'Sofa 🛋️ 👩‍👩‍👧',
  'नमस्ते, मेरो सोफा बिक्रीमा छ।',
  'C:\\sofa\\n',
  '\u202Eabc\u202C \u200Fשלום \u2028 \u2029 \u0085',
  'न & 🛋️? '.repeat(6_250),
])('keeps what a visitor types: %j', (text) => {
  const link = mailto({ to, subject: 'Other', body: text });
  const headers = [
    ['subject', 'Other'],
    ['body', text],
  ];
  expect(readMail(link)).toEqual({ to, headers });
  expect(link).toMatch(/^[\w.!~*()%@:?&=-]+$/);
});

test.each([
  'Hello\nBcc: everybody@example.com',
  'Hello\r\nBcc: everybody@example.com',
  'Hello\rBcc: everybody@example.com',
  'Hello&bcc=everybody@example.com',
  'Hello%0D%0ABcc: everybody@example.com',
  'Hello?bcc=everybody@example.com',
  'Hello\u2028Bcc: everybody@example.com',
])('never turns typed text into a header: %j', (text) => {
  const { headers } = readMail(mailto({ to, subject: text, body: text }));
  expect(headers.map(([name]) => name)).toEqual(['subject', 'body']);
  expect(headers[0]?.[1]).not.toMatch(/[\r\n\u2028\u2029]/);
});

test('detects a mail whose encoded text is too long for some programs', () => {
  expect(isTooLong({ to, body: 'a'.repeat(1000) })).toBe(false);
  expect(isTooLong({ to, body: 'a'.repeat(2000) })).toBe(true);
  expect(isTooLong({ to, body: 'न'.repeat(200) })).toBe(true);
});
