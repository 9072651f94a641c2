import { expect } from 'vitest';
import { checkDay } from '../../../scripts/content/run-rules.ts';
import { lineOf } from '../../support/line-of.ts';
import { test, type SiteCopy } from '../../support/site-copy.ts';

const linesOn = async (content: SiteCopy, day: string) =>
  checkDay(await content.load(), day).map(lineOf);

test('an announcement is outdated from the day after its last, and no error', async ({
  content,
}) => {
  const file = 'content/site/announcement.mdx';
  content.write(file, '---\nfrom: 2026-11-20\nuntil: 2026-11-21\nwords: Closed tomorrow.\n---\n');
  expect(await content.diagnostics()).toEqual([]);
  expect(await linesOn(content, '2026-11-21')).toEqual([]);
  expect(await linesOn(content, '2026-11-22')).toEqual([
    `${file}:3:8  this announcement ended on 2026-11-21; remove the file, or write a later day`,
  ]);
});

test('an entry is outdated from the day after its last, and no error', async ({ content }) => {
  const file = 'content/faq/payment.mdx';
  content.edit(file, (text) => text.replace('order:', 'until: 2026-11-21\norder:'));
  expect(await content.diagnostics()).toEqual([]);
  expect(await linesOn(content, '2026-11-21')).toEqual([]);
  expect(await linesOn(content, '2026-11-22')).toEqual([
    `${file}:3:8  this entry ended on 2026-11-21; remove the file, or write a later day`,
  ]);
});

test('a special day and a span are outdated from the day after their last, and no errors', async ({
  content,
}) => {
  const days =
    'special_days:\n  - date: 2026-11-05\n    reason: Sale\n' +
    '  - from: 2026-11-08\n    until: 2026-11-22\n    reason: Tihar\n\nsocial:';
  content.edit('content/site/business.mdx', (text) => text.replace(/^social:/m, days));
  expect(await content.diagnostics()).toEqual([]);
  expect(await linesOn(content, '2026-11-05')).toEqual([]);
  expect(await linesOn(content, '2026-11-22')).toHaveLength(1);
  expect(await linesOn(content, '2026-11-23')).toEqual([
    'content/site/business.mdx:27:5  "Sale" is over since 2026-11-05; remove the entry, or write the days of the next time',
    'content/site/business.mdx:29:5  "Tihar" is over since 2026-11-22; remove the entry, or write the days of the next time',
  ]);
});

test('asks about a date far ahead, and names the year if it can be one of Bikram Sambat', async ({
  content,
}) => {
  const file = 'content/faq/payment.mdx';
  content.edit(file, (text) =>
    text.replace('order:', 'from: 2083-06-20\nuntil: 2095-01-01\norder:'),
  );
  expect(await content.diagnostics()).toEqual([]);
  expect(await linesOn(content, '2026-11-23')).toEqual([
    `${file}:3:7  2083-06-20 is more than two years ahead. If it is a date of Bikram Sambat, write that day in A.D. (2026 or 2027).`,
    `${file}:4:8  2095-01-01 is more than two years ahead; is the year right?`,
  ]);
});

test('elsewhere than in Nepal only the year is asked about', async ({ content }) => {
  const business = 'content/site/business.mdx';
  const file = 'content/faq/payment.mdx';
  content.edit(business, (text) => text.replace('country: Nepal', 'country: India'));
  content.edit(file, (text) => text.replace('order:', 'from: 2083-06-20\norder:'));
  const [line] = await linesOn(content, '2026-11-23');
  expect(line).toBe(`${file}:3:7  2083-06-20 is more than two years ahead; is the year right?`);
  content.translate();
  const [inNepali] = await linesOn(content, '2026-11-23');
  expect(inNepali).toContain('Bikram Sambat');
});
