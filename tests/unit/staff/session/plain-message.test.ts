import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDates } from '../../../../src/staff/bar/bar-dates.ts';
import { formatMessage } from '../../../../src/staff/bar/names.ts';
import { en } from '../../../../src/staff/bar/strings/en.ts';
import { ne } from '../../../../src/staff/bar/strings/ne.ts';
import { plainMessage } from '../../../../src/staff/session/plain-message.ts';

const tables = path.join(import.meta.dirname, '../../../content');

/** Returns all messages in the tables of the check. */
function readMessages(): string[] {
  const files = readdirSync(tables).filter((name) => name.endsWith('.md'));
  const text = files.map((name) => readFileSync(path.join(tables, name), 'utf8')).join('\n');
  return [...text.matchAll(/`(?:[^`\s:]+:)?\d+:\d+ ([^`]+?)(?: \(see [^)]*\))?`/g)].map(
    ([, message = '']) => message,
  );
}

/** Matches what people who change text on a page do not know. */
const unknownToStaff = /\bnpm\b|content\/|\bMarkdown\b|REFERENCE|\babove\b|\bUntil\b/;

test('names no command, path or Markdown in any message of the check', () => {
  const messages = readMessages();
  expect(messages.length).toBeGreaterThan(300);
  const plain = messages.map((message) => plainMessage(message, new Map()));
  expect(plain.filter((message) => unknownToStaff.test(message))).toEqual([]);
  expect(plain.filter((message) => message.trim() === '')).toEqual([]);
});

test('names no command, path or Markdown in the text of the bar', () => {
  const texts = JSON.stringify(en, (_, value: unknown) =>
    typeof value === 'function'
      ? (value as (...names: unknown[]) => string)('x', ['x'], 'x')
      : value,
  );
  expect(texts).not.toMatch(unknownToStaff);
});

test('names a file by its title', () => {
  const titles = new Map([['content/faq/payment.mdx', 'How can I pay?']]);
  expect(plainMessage('content/faq/payment.mdx has the same title.', titles)).toBe(
    '“How can I pay?” has the same title.',
  );
});

const dates = createDates({
  date: '{weekday}, {month} {day}',
  date_with_year: '{month} {day}, {year}',
  months: ['January'],
  weekdays: {},
} as never);

test('translates known messages of the check into Nepali', () => {
  const messages = readMessages().map((message) => plainMessage(message, new Map()));
  const unused = ne.messages.filter(([pattern]) => !messages.some((text) => pattern.test(text)));
  expect(unused.map(([pattern]) => pattern.source)).toEqual([]);
  for (const message of messages.filter((text) => ne.messages.some(([known]) => known.test(text))))
    expect(formatMessage({ strings: ne, dates }, message)).toMatch(/[\u{900}-\u{97f}]/u);
});

test('names days and colours as the forms do', () => {
  const day = 'Delete this file, or write a later day. This entry ended on 2001-01-20.';
  const colour =
    'Make these two colours differ more. Text in this colour has a contrast of 3.6:1 on "paper" and needs 7:1.';
  expect(formatMessage({ strings: en, dates }, day)).toContain('ended on January 20, 2001.');
  expect(formatMessage({ strings: en, dates }, colour)).toContain('on “Background by day” and');
  expect(formatMessage({ strings: ne, dates }, colour)).toContain('“दिनको पृष्ठभूमि” को फरक ३.६ : १');
  const example = 'Write the date as year-month-day, for example 2026-11-21.';
  expect(formatMessage({ strings: en, dates }, example)).toBe(example);
});
