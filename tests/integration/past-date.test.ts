import { expect } from 'vitest';
import { checkDay } from '../../src/compiler/check/run-rules.ts';
import { lineOf } from '../support/line-of.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';

const warningsOn = async (content: SiteCopy, day: string) =>
  checkDay(await content.load(), new Date(`${day}T12:00+05:45`)).map(lineOf);

test.for([
  ['announcement', 'site/announcement', 'from: 2026-11-20\nuntil: 2026-11-21\nwords: Hi.\n---\n'],
  ['entry', 'faq/hi', 'question: Hi?\nuntil: 2026-11-21\norder: 90\n---\n\nYes.\n'],
] as const)('warns about an %s after its last day', async ([kind, name, text], { content }) => {
  const file = `content/${name}.mdx`;
  content.write(file, `---\n${text}`);
  expect(await content.diagnostics()).toEqual([]);
  expect(await warningsOn(content, '2026-11-21')).toEqual([]);
  expect(await warningsOn(content, '2026-11-22')).toEqual([
    `${file}:3:8  Delete this file, or write a later day. This ${kind} ended on 2026-11-21.`,
  ]);
});

test('warns about special days from the day after they end', async ({ content }) => {
  const days =
    'special_days:\n  - date: 2026-11-05\n    reason: Sale\n' +
    '  - from: 2026-11-08\n    until: 2026-11-22\n    reason: Tihar\n\nsocial:';
  content.edit('content/site/business.mdx', (text) => text.replace(/^social:/m, days));
  expect(await content.diagnostics()).toEqual([]);
  expect(await warningsOn(content, '2026-11-05')).toEqual([]);
  expect(await warningsOn(content, '2026-11-22')).toHaveLength(1);
  expect(await warningsOn(content, '2026-11-23')).toEqual([
    'content/site/business.mdx:27:5  Delete this entry, or write the next dates. "Sale" ended on 2026-11-05.',
    'content/site/business.mdx:29:5  Delete this entry, or write the next dates. "Tihar" ended on 2026-11-22.',
  ]);
});

test('suggests a Bikram Sambat year only in Nepal or Nepali', async ({ content }) => {
  const business = 'content/site/business.mdx';
  const file = 'content/faq/payment.mdx';
  content.edit(business, (text) => text.replace('country: Nepal', 'country: India'));
  content.edit(file, (text) => text.replace('order:', 'from: 2083-06-20\norder:'));
  const [line] = await warningsOn(content, '2026-11-23');
  expect(line).toBe(`${file}:3:7  2083-06-20 is more than two years ahead. Is the year right?`);
  content.translate();
  const [inNepali] = await warningsOn(content, '2026-11-23');
  expect(inNepali).toContain(
    'Did you mean 2083-06-20 in Bikram Sambat? In A.D. that day is 2026-10-06.',
  );
});
