import { expect } from 'vitest';
import { checkUnreadableText } from '../../src/compiler/read/parse/unreadable-text.ts';
import { failedMessage } from '../../src/compiler/read/resolve/resolve-file.ts';
import { validateFile } from '../../src/compiler/check/validate-file.ts';
import { test } from '../support/site-copy.ts';
import { saying } from '../support/saying.ts';

const file = 'content/faq/broken-items.mdx';
const faq = (question: string, answer = 'No, sorry.') =>
  `---\nquestion: ${question}\norder: 6\n---\n\n${answer}\n`;
const repeatedMessage = 'Delete these characters. They are repeated hundreds of times.';
const nestedMessage =
  'Delete some of these characters. More than 100 quotes, lists or brackets are open inside each other.';

/** Joins numbered pieces of text to this length, by default below the maximum length of a file. */
const join = (piece: (index: number) => string, length = 29_000) =>
  Array.from({ length }, (_, index) => piece(index))
    .join('')
    .slice(0, length);

const manyLines = join((index) => `Line ${index}.\n`, 31_000);
const nestedLists = join((index) => `${index}. `);
const nestedBrackets = join((index) => `[${index}`);
const nestedEmphasis = `${join((index) => `*a${index} _b `, 9000)}c${' b_ a*'.repeat(290)}`;

test.for([
  ['a repeated character in a value', faq(`Why?${'{'.repeat(9000)}`), `2:15  ${repeatedMessage}`],
  ['repeated characters in the body', faq('Why?', '1. '.repeat(9000)), `6:1  ${repeatedMessage}`],
  ['repeated quotation markers', faq('Why?', `So${' >'.repeat(9000)}`), `6:3  ${repeatedMessage}`],
  [
    'a file that is too long',
    faq('Why?', manyLines),
    '1:1  Split this file. It has more than 30000 characters.',
  ],
  ['lists in lists in one line', faq('Why?', nestedLists), `6:1  ${nestedMessage}`],
  ['brackets in brackets', faq('Why?', nestedBrackets), `6:291  ${nestedMessage}`],
  ['lists in lists in a field', faq('[{'.repeat(140)), `2:111  ${nestedMessage}`],
  ['emphasis in emphasis', faq('Why?', nestedEmphasis), `6:6822  ${nestedMessage}`],
] as const)(
  'rejects unreadable text without parsing it: %s',
  async ([, text, expected], { content }) => {
    content.write(file, text);
    expect(await content.diagnostics()).toEqual([`${file}:${expected}`]);
  },
);

test('lists the first 50 errors of a file and counts the rest', async ({ content }) => {
  const items = join((index) => `• item ${1000 + index}\n`, 12 * 600);
  content.write(file, faq('Why?', items));
  const diagnostics = await content.diagnostics();
  expect(diagnostics).toHaveLength(51);
  expect(diagnostics.at(-1)).toBe(
    `${file}:56:1  Correct these lines first. This file has 550 more.`,
  );
});

test('reports the file if the validation itself fails', () => {
  const source = {
    path: file,
    folder: 'faq',
    id: 'broken-items',
    language: undefined,
    get text(): string {
      throw new Error('a mistake in the check');
    },
  };
  expect(validateFile(source, {}).diagnostics).toEqual([
    { path: file, rule: 'failed', line: 1, column: 1, message: failedMessage },
  ]);
});

test.for(['a', 'ab', 'abc', 'abcdefg', 'abcdefghijkl'])(
  'reports "%s" if it repeats more than 300 times, anywhere in a line',
  (unit) => {
    const numbers = join((index) => `${index} `, 1000);
    for (let column = 2; column < 401; column += 1) {
      const text = `${numbers.slice(0, column - 1)}${unit.repeat(301)}${numbers}`;
      expect(checkUnreadableText(text)).toEqual({
        line: 1,
        column,
        message: saying(repeatedMessage),
      });
    }
    expect(checkUnreadableText(numbers + unit.repeat(300) + numbers)).toBeUndefined();
  },
);

test('shortens a long line in a code frame, and its underline too', async ({ content }) => {
  content.write(file, faq(`Why: ${join((index) => `word${index} `, 16_000)}`));
  const [, , line = '', underline = ''] = (await content.report()).split('\n');
  expect(line).toMatch(/^> 2 \| question: Why: word0 .+…$/);
  expect(underline).toMatch(/^ {4}\| {11}\^+$/);
  expect(underline.length).toBeLessThan(line.length);
});
