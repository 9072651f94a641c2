import { expect, test } from 'vitest';
import { phoneAdvice } from '../../../src/compiler/read/schema/phone-advice.ts';
import { isPhone } from '../../../src/site/fields/phone.ts';
import { saying } from '../../support/saying.ts';

test.each([
  ['983-1112223', 'Nepal', '+977 983 1112223'],
  ['030 901820', 'Germany', '+49 30 901820'],
  ['030/901820', 'Deutschland', '+49 30 901820'],
  ['01 5125678', 'Österreich', '+43 1 5125678'],
  ['983-1112223', 'NP', '+977 983 1112223'],
  ['(212) 555-2368', 'USA', '+1 212 555 2368'],
  ['020 7946 0018', 'UK', '+44 20 7946 0018'],
])('rewrites the number %s of %s as %s', (written, country, replace) => {
  expect(phoneAdvice(written, country)).toEqual({
    message: saying(`Write the number with + and the country code. Here: ${replace}`),
    fix: { find: written, replace, safe: true },
  });
});

test('suggests the country code if the country is known', () => {
  const rule = 'Write the number with + and the country code.';
  expect(phoneAdvice('12', 'Germany')).toEqual({ message: saying(`${rule} Here: +49 …`) });
  expect(phoneAdvice('030 901820', 'Atlantis')).toEqual({ message: saying(/code\.$/) });
});

test.each([
  ['984122233', 'Mobile numbers in Nepal have 10 digits. This one has 9.'],
  ['0984-122-23334', 'Mobile numbers in Nepal have 10 digits. This one has 11.'],
  ['977 98412223', 'Mobile numbers in Nepal have 10 digits. This one has 8.'],
  ['+977 983', 'Mobile numbers in Nepal have 10 digits. This one has 3.'],
  ['९८४१२२२३३', 'Mobile numbers in Nepal have 10 digits. This one has 9.'],
  [
    '5970123',
    'Landline numbers in Nepal have 8 digits, with the area code and without its 0. This one has 7.',
  ],
])('counts the digits of %s', (written, message) => {
  expect(phoneAdvice(written, 'Nepal')).toEqual({ message: saying(message) });
});

test.for([
  '9841222333',
  '984 1222 333',
  '984-122-2333',
  '९८४१ २२२ ३३३',
  '09841222333',
  '977 9841222333',
  '0097 79841222333',
])('reads %s as a mobile number of Nepal', (written) => {
  expect(phoneAdvice(written, 'Nepal').fix).toEqual({
    find: written,
    replace: '+977 984 1222333',
    safe: true,
  });
});

test('keeps the first of several numbers', () => {
  expect(phoneAdvice('984-1112223, 01-5970123', 'Nepal')).toEqual({
    message: saying(/^Write one number here\./),
    fix: { find: '984-1112223, 01-5970123', replace: '+977 984 1112223' },
  });
});

test('reads Devanagari digits', () => {
  expect(phoneAdvice('९८४-१११२२२३', 'Nepal').fix).toEqual({
    find: '९८४-१११२२२३',
    replace: '+977 984 1112223',
    safe: true,
  });
});

test.for([
  '+977 984‑1222333',
  '+977.984.1222333',
  '\u202D+977 984 1222333\u202C',
  '＋977 984 1222333',
  '+977 98O-1222333',
  '+977 984-1222333 ext. 5',
  '+999 984‑12345678',
])('says of %j nothing is missing that is there, and proposes something else', (written) => {
  const { message = [], fix } = phoneAdvice(written, 'Nepal');
  expect(message).toEqual(
    saying(/^Write (?:the number like this: |only digits after the \+, not ")/),
  );
  expect(fix?.replace).not.toBe(written);
  if (fix) expect(isPhone(fix.replace)).toBe(true);
});
