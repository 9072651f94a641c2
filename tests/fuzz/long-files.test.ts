import { expect, inject } from 'vitest';
import { test } from '../support/site-copy.ts';

const file = 'content/faq/broken-items.mdx';
const faq = (question: string, answer = 'No, sorry.') =>
  `---\nquestion: ${question}\norder: 6\n---\n\n${answer}\n`;

/** Just below the maximum length of a file before a release, and a third of it otherwise. */
const length = inject('fuzzFactor') > 1 ? 29_000 : 9000;

/** Joins numbered pieces of text to this length. */
const join = (piece: (index: number) => string, maxLength = length) =>
  Array.from({ length: maxLength }, (_, index) => piece(index))
    .join('')
    .slice(0, maxLength);

test.for([
  [
    'a picture with a long name',
    `![${join(String, length / 6)}](${join((n) => `a${n} `, length / 6)}`,
  ],
  ['emphasis that never ends', join((index) => `${['*', '**', '_'][index % 3]}a${index} `)],
  // Such words could be text for a legacy font.
  ['signs before words', join((n) => ` _${((n * 7919) % 46_656).toString(36)}`)],
  ['lines that look like items of a list', join((index) => `• item ${index}\n`)],
  ['paragraphs that look like items of a list', join((index) => `• item ${index}\n\n`)],
  ['tags that never end', join((index) => `<Card title="${index}">\n\n`)],
  ['pictures, links and brackets', join((n) => ['![', '](', '[', `${n}`, ')'][(n * n) % 5] ?? '')],
  ['lines that end in code', `\`\`\`\n${join((index) => `a${index}\n> `)}`],
  ['phone numbers', join((index) => `98${10_000_000 + index * 37} `)],
] as const)(
  'checks a file below the size limit before the timeout: %s',
  async ([, body], { content }) => {
    for (const text of [faq('Why?', body), faq(body)]) {
      content.write(file, text);
      expect(await content.report()).toBeTypeOf('string');
    }
  },
);
