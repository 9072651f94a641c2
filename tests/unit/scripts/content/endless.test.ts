import { describe, expect, test as plainTest } from 'vitest';
import { endlessDiagnostic } from '../../../../scripts/content/parse/runaway-text.ts';
import { test } from './content-copy.ts';

const file = 'content/faq/broken-items.mdx';
const faq = (question: string, answer = 'No, sorry.') =>
  `---\nquestion: ${question}\norder: 6\n---\n\n${answer}\n`;
const stuck = 'the same characters stand here hundreds of times; remove them';

describe('A file that nobody can have meant is told at once', () => {
  const ways: [string, string, string][] = [
    ['a key that got stuck in a value', faq(`Why?${'{'.repeat(9000)}`), `2:15  ${stuck}`],
    ['a key that got stuck in the words', faq('Why?', '1. '.repeat(9000)), `6:1  ${stuck}`],
    ['a quotation that never ends', faq('Why?', `So${' >'.repeat(9000)}`), `6:3  ${stuck}`],
    [
      'a file as long as a book',
      faq('Why?', Array.from({ length: 9000 }, (_, index) => `Line ${index}.`).join('\n')),
      '1:1  this file holds more than 30000 characters; divide it',
    ],
  ];
  for (const [way, text, expected] of ways) {
    test(way, async ({ content }) => {
      await content.write(file, text);
      expect(await content.diagnostics()).toEqual([`${file}:${expected}`]);
    });
  }
});

describe('What repeats is found', () => {
  const words = Array.from({ length: 300 }, (_, index) => `${index} `).join('');
  for (const unit of ['a', 'ab', 'abc', 'abcdefg', 'abcdefghijkl']) {
    plainTest(`wherever it stands: ${unit}`, () => {
      for (let before = 1; before < 400; before += 1) {
        const text = `${words.slice(0, before)}${unit.repeat(301)}${words}`;
        expect(endlessDiagnostic(text)).toEqual({ line: 1, column: before + 1, message: stuck });
      }
    });
    plainTest(`but not where it ends before long: ${unit}`, () => {
      expect(endlessDiagnostic(words + unit.repeat(300) + words)).toBeUndefined();
    });
  }
});

describe('A long line is cut where it is shown', () => {
  test('and so are the marks below it', async ({ content }) => {
    const words = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ');
    await content.write(file, faq(`Why: ${words}`));
    const [, , line = '', marks = ''] = (await content.report()).split('\n');
    expect(line).toMatch(/^> 2 \| question: Why: word0 .+…$/);
    expect(marks).toMatch(/^ {4}\| {11}\^+$/);
    expect(marks.length).toBeLessThan(line.length);
  });
});
