import { describe, expect, test } from 'vitest';
import { readFrontMatter } from '../../../../scripts/content/parse/front-matter.ts';

/** What the front matter `value: …` holds. */
function read(written: string): unknown {
  const { data, diagnostics } = readFrontMatter({ text: `---\nvalue: ${written}\n---\n` });
  expect(diagnostics).toEqual([]);
  return data?.value;
}

describe('Front matter keeps what somebody wrote, letter by letter', () => {
  const values = [
    ['a phone number with its plus', '+977 983-0000000'],
    ['a phone number without spaces', '+9779830000000'],
    ['a number that begins with zero', '0123456'],
    ['a time of day', '10:00'],
    ['a time with seconds', '10:00:30'],
    ['a date', '2026-11-21'],
    ['a moment', '2026-11-21T10:00:00Z'],
    ['no', 'no'],
    ['yes', 'yes'],
    ['off', 'off'],
    ['null', 'null'],
    ['a tilde', '~'],
    ['true', 'true'],
    ['a number with a comma', '50,000+'],
    ['a number with a decimal that ends in zero', '27.7420'],
    ['a number in other notations', '0x1F'],
    ['a very long number', '123456789012345678901234567890'],
    ['not a number', '.nan'],
    ['an address of the web', 'https://example.com/a?b=c#d'],
    ['an ampersand inside', 'Furniture & Appliances'],
    ['Devanagari', 'तपाईं कहाँ हुनुहुन्छ?'],
    ['an emoji', 'Sofas 🛋️'],
    ['a pair of curly quotes', '“Used” furniture'],
  ] as const;
  for (const [what, written] of values) {
    test(what, () => expect(read(written)).toBe(written));
  }

  test('an empty value', () => expect(read('')).toBe(''));
  test('a fact in quotes', () => expect(read('"{phone}"')).toBe('{phone}'));
  test('a number sign that stands alone begins a note', () => {
    expect(read('2 # behind the first')).toBe('2');
  });
  test('words over two lines become one', () => {
    expect(read('>-\n  We are\n  here.')).toBe('We are here.');
  });
  test('words with their line breaks', () => {
    expect(read('|-\n  We are\n  here.')).toBe('We are\nhere.');
  });
  test('a list', () => expect(read('\n  - 10:00\n  - no')).toEqual(['10:00', 'no']));
  test('an empty list', () => expect(read('[]')).toEqual([]));
});

describe('Front matter knows where each value stands', () => {
  const { positionOf, positionOfKey } = readFrontMatter({
    text: '---\n# a note\ntitle: About\nhours:\n  - opens: 9:00 AM\n    closes:\n---\n',
  });

  test('a value', () => expect(positionOf(['title'])).toEqual({ line: 3, column: 8 }));
  test('a value in a list', () =>
    expect(positionOf(['hours', 0, 'opens'])).toEqual({ line: 5, column: 12 }));
  test('its name', () => expect(positionOfKey(['title'])).toEqual({ line: 3, column: 1 }));
  test('a value that is empty stands at its name', () =>
    expect(positionOf(['hours', 0, 'closes'])).toEqual({ line: 6, column: 5 }));
  test('a value that is missing stands at what should hold it', () =>
    expect(positionOf(['hours', 0, 'from'])).toEqual({ line: 5, column: 5 }));
  test('a value that is missing at the top stands at the first line', () =>
    expect(positionOf(['order'])).toEqual({ line: 3, column: 1 }));
});
