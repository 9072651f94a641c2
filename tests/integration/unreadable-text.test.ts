import { describe, expect } from 'vitest';
import { checkUnreadableText } from '../../scripts/content/parse/unreadable-text.ts';
import { validateFile } from '../../scripts/content/validate-file.ts';
import { test } from '../support/site-copy.ts';
import { failedMessage } from '../../scripts/content/resolve/resolve-file.ts';

const file = 'content/faq/broken-items.mdx';
const faq = (question: string, answer = 'No, sorry.') =>
  `---\nquestion: ${question}\norder: 6\n---\n\n${answer}\n`;
const repeated = 'Delete these characters. They are repeated hundreds of times.';
const lines = Array.from({ length: 9000 }, (_, index) => `Line ${index}.`).join('\n');

const nested =
  'Delete some of these characters. More than 100 quotes, lists or brackets are open inside each other.';
/** Joins pieces up to the maximum length of a file. */
const repeat = (piece: (index: number) => string, length = 29_000) =>
  Array.from({ length }, (_, index) => piece(index))
    .join('')
    .slice(0, length);

describe('rejects unreadable text at once', () => {
  test.for([
    ['a key that got stuck in a value', faq(`Why?${'{'.repeat(9000)}`), `2:15  ${repeated}`],
    ['a key that got stuck in the body', faq('Why?', '1. '.repeat(9000)), `6:1  ${repeated}`],
    ['a quotation that never ends', faq('Why?', `So${' >'.repeat(9000)}`), `6:3  ${repeated}`],
    [
      'a file as long as a book',
      faq('Why?', lines),
      '1:1  Split this file. It has more than 30000 characters.',
    ],
    [
      'lists in lists in one line',
      faq(
        'Why?',
        repeat((index) => `${index}. `),
      ),
      `6:1  ${nested}`,
    ],
    [
      'brackets in brackets',
      faq(
        'Why?',
        repeat((index) => `[${index}`),
      ),
      `6:291  ${nested}`,
    ],
    ['lists in lists in a field', faq('[{'.repeat(140)), `2:111  ${nested}`],
    [
      'emphasis in emphasis',
      faq('Why?', `${repeat((index) => `*a${index} _b `, 9000)}c${' b_ a*'.repeat(290)}`),
      `6:6822  ${nested}`,
    ],
  ] as const)('%s', async ([, text, expected], { content }) => {
    content.write(file, text);
    expect(await content.diagnostics()).toEqual([`${file}:${expected}`]);
  });
});

describe('checks every file below the size limit in seconds', () => {
  test.for([
    ['a picture whose name goes on', `![${repeat(String, 4500)}](${repeat((n) => `a${n} `, 4500)}`],
    ['emphasis that never ends', repeat((index) => `${['*', '**', '_'][index % 3]}a${index} `)],
    ['lines of a list from a word processor', repeat((index) => `• item ${index}\n`)],
    ['paragraphs of such lines', repeat((index) => `• item ${index}\n\n`)],
    ['tags that never end', repeat((index) => `<Card title="${index}">\n\n`)],
    [
      'pictures, links and brackets',
      repeat((n) => ['![', '](', '[', `${n}`, ')'][(n * n) % 5] ?? ''),
    ],
    ['lines that end in code', `\`\`\`\n${repeat((index) => `a${index}\n> `)}`],
    ['phone numbers', repeat((index) => `98${10_000_000 + index * 37} `)],
  ] as const)('%s', async ([, body], { content }) => {
    for (const text of [faq('Why?', body), faq(body)]) {
      content.write(file, text);
      expect(await content.report()).toBeTypeOf('string');
    }
  });
});

test('lists the first 100 errors of a file and counts the rest', async ({ content }) => {
  content.write(
    file,
    faq(
      'Why?',
      repeat((index) => `• item ${1000 + index}\n`, 12 * 600),
    ),
  );
  const diagnostics = await content.diagnostics();
  expect(diagnostics).toHaveLength(101);
  expect(diagnostics.at(-1)).toBe(
    `${file}:106:1  Correct these lines first. This file has 500 more.`,
  );
});

test('names the file if the validation itself fails', () => {
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
  'reports "%s" if it repeats more than 300 times',
  (unit) => {
    const numbers = Array.from({ length: 300 }, (_, index) => `${index} `).join('');
    for (let before = 1; before < 400; before += 1) {
      const text = `${numbers.slice(0, before)}${unit.repeat(301)}${numbers}`;
      expect(checkUnreadableText(text)).toEqual({
        line: 1,
        column: before + 1,
        message: repeated,
      });
    }
    expect(checkUnreadableText(numbers + unit.repeat(300) + numbers)).toBeUndefined();
  },
);

test('shortens a long line in a code frame, and its underline too', async ({ content }) => {
  const text = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ');
  content.write(file, faq(`Why: ${text}`));
  const [, , line = '', marks = ''] = (await content.report()).split('\n');
  expect(line).toMatch(/^> 2 \| question: Why: word0 .+…$/);
  expect(marks).toMatch(/^ {4}\| {11}\^+$/);
  expect(marks.length).toBeLessThan(line.length);
});
