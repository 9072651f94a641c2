import { expect, test } from 'vitest';
import { readFrontMatter } from '../../../src/compiler/read/parse/front-matter.ts';

/** Returns the value that the front matter `value: …` contains. */
function readValue(written: string): unknown {
  const { data, diagnostics } = readFrontMatter(`---\nvalue: ${written}\n---\n`);
  expect(diagnostics).toEqual([]);
  return data?.value;
}

test.each([
  '+977 983-0000000',
  '+9779830000000',
  '0123456',
  '10:00',
  '10:00:30',
  '2026-11-21',
  '2026-11-21T10:00:00Z',
  'no',
  'yes',
  'off',
  'null',
  '~',
  'true',
  '50,000+',
  '27.7420',
  '0x1F',
  '123456789012345678901234567890',
  '.nan',
  'https://example.com/a?b=c#d',
  'Furniture & Appliances',
  'तपाईं कहाँ हुनुहुन्छ?',
  'Sofas 🛋️',
  '“Used” furniture',
])('keeps %s as text, although YAML may convert it', (written) =>
  expect(readValue(written)).toBe(written),
);

test.each([
  ['reads an empty value as an empty text', '', ''],
  ['reads a fact in quotes', '"{phone}"', '{phone}'],
  ['ignores a comment after a space and a number sign', '2 # after the first', '2'],
  ['joins folded text into one line', '>-\n  We are\n  here.', 'We are here.'],
  ['keeps the line breaks of literal text', '|-\n  We are\n  here.', 'We are\nhere.'],
  ['reads the items of a list as text', '\n  - 10:00\n  - no', ['10:00', 'no']],
  ['reads an empty list', '[]', []],
])('%s', (_, written, value) => expect(readValue(written)).toEqual(value));

const { positionOf, positionOfKey } = readFrontMatter(
  '---\n# a note\ntitle: About\nhours:\n  - opens: 9:00 AM\n    closes:\n---\n',
);
test.each([
  ['a value', positionOf(['title']), { line: 3, column: 8 }],
  ['a value in a list', positionOf(['hours', 0, 'opens']), { line: 5, column: 12 }],
  ['a key', positionOfKey(['title']), { line: 3, column: 1 }],
  ['the key if its value is empty', positionOf(['hours', 0, 'closes']), { line: 6, column: 5 }],
  ['the parent if a value is missing', positionOf(['hours', 0, 'from']), { line: 5, column: 5 }],
  ['the first line if a top-level value is missing', positionOf(['order']), { line: 3, column: 1 }],
])('reports the position of %s', (_, position, expected) => expect(position).toEqual(expected));
