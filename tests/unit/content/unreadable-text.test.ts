import { describe, expect } from 'vitest';
import { unreadableText } from '../../../scripts/content/parse/unreadable-text.ts';
import { test } from '../../support/site-copy.ts';

const file = 'content/faq/broken-items.mdx';
const faq = (question: string, answer = 'No, sorry.') =>
  `---\nquestion: ${question}\norder: 6\n---\n\n${answer}\n`;
const stuck = 'the same characters are repeated here hundreds of times; remove them';
const lines = Array.from({ length: 9000 }, (_, index) => `Line ${index}.`).join('\n');

describe('a text that nobody can have meant is refused at once', () => {
  test.for([
    ['a key that got stuck in a value', faq(`Why?${'{'.repeat(9000)}`), `2:15  ${stuck}`],
    ['a key that got stuck in the body', faq('Why?', '1. '.repeat(9000)), `6:1  ${stuck}`],
    ['a quotation that never ends', faq('Why?', `So${' >'.repeat(9000)}`), `6:3  ${stuck}`],
    [
      'a file as long as a book',
      faq('Why?', lines),
      '1:1  this file has more than 30000 characters; split it',
    ],
  ] as const)('%s', async ([, text, expected], { content }) => {
    content.write(file, text);
    expect(await content.diagnostics()).toEqual([`${file}:${expected}`]);
  });
});

test.for(['a', 'ab', 'abc', 'abcdefg', 'abcdefghijkl'])(
  '"%s" is found wherever it repeats more than 300 times, and not below',
  (unit) => {
    const words = Array.from({ length: 300 }, (_, index) => `${index} `).join('');
    for (let before = 1; before < 400; before += 1) {
      const text = `${words.slice(0, before)}${unit.repeat(301)}${words}`;
      expect(unreadableText(text)).toEqual({ line: 1, column: before + 1, message: stuck });
    }
    expect(unreadableText(words + unit.repeat(300) + words)).toBeUndefined();
  },
);

test('a code frame cuts a long line, and the marks below it too', async ({ content }) => {
  const words = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ');
  content.write(file, faq(`Why: ${words}`));
  const [, , line = '', marks = ''] = (await content.report()).split('\n');
  expect(line).toMatch(/^> 2 \| question: Why: word0 .+…$/);
  expect(marks).toMatch(/^ {4}\| {11}\^+$/);
  expect(marks.length).toBeLessThan(line.length);
});
