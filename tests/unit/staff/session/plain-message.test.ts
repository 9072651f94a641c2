import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDates } from '../../../../src/staff/bar/bar-dates.ts';
import { formatMessage } from '../../../../src/staff/bar/names.ts';
import { en } from '../../../../src/staff/bar/strings/en.ts';
import { ne } from '../../../../src/staff/bar/strings/ne.ts';
import { plainMessage } from '../../../../src/staff/session/plain-message.ts';

const tables = path.join(import.meta.dirname, '../../../content');

/** Returns all messages in the tables of the check, as staff read them in English. */
function readMessages(withoutRules: readonly string[] = []): string[] {
  const files = readdirSync(tables).filter((name) => name.endsWith('.md'));
  const text = files.map((name) => readFileSync(path.join(tables, name), 'utf8')).join('\n');
  const cells = /`(?:[^`\s:]+:)?\d+:\d+ ([^`]+?)(?: \(see [^)]*\))?`(?: ✓)? ([a-z-]+)/g;
  const reports = /^\S+:\d+:\d+ {2}(.+) {2}([a-z-]+)$/gm;
  const findings = [...text.matchAll(cells), ...text.matchAll(reports)];
  return findings
    .filter(([, , rule = '']) => !withoutRules.includes(rule))
    .map(([, message = '']) => plainMessage(message.replaceAll(String.raw`\|`, '|'), new Map()));
}

/** Matches what people who change text on a page do not know. */
const unknownToStaff = /\bnpm\b|content\/|\bMarkdown\b|REFERENCE|\babove\b|\bUntil\b/;

test('names no command, path or Markdown in any message of the check', () => {
  const messages = readMessages();
  expect(messages.length).toBeGreaterThan(300);
  expect(messages.filter((message) => unknownToStaff.test(message))).toEqual([]);
  expect(messages.filter((message) => message.trim() === '')).toEqual([]);
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

/** The rules about files that the staff page writes itself, or that only a command checks. */
const rulesForDevelopers = [
  'dead-link',
  'file-name',
  'missing-original',
  'picture-file',
  'public-file',
  'stale-translation',
];

test('translates each message that staff can cause into Nepali', () => {
  const messages = readMessages(rulesForDevelopers).map((text) => text.replace(/^<\w+>: /, ''));
  const patternOf = (text: string) => ne.messages.find(({ pattern }) => pattern.test(text));
  expect(new Set(messages.filter((text) => !patternOf(text)))).toEqual(new Set());
  const used = new Set(messages.map(patternOf));
  expect(ne.messages.filter((pattern) => !used.has(pattern))).toEqual([]);
  for (const message of messages)
    expect(formatMessage({ strings: ne, dates }, message)).toMatch(/[\u{900}-\u{97f}]/u);
});

test('shows the values of a message in its translation', () => {
  for (const { pattern, translation } of ne.messages)
    for (const [name] of translation.matchAll(/\$[a-z]+\d?/g))
      expect(pattern.source).toContain(`(?<${name.slice(1)}>`);
});

test('names days and colours as the forms do', () => {
  const day = 'Delete this file, or write a later day. This entry ended on 2001-01-20.';
  const colour =
    'Make these two colours differ more. Text in this colour has a contrast of 3.6:1 on "paper" and needs 7:1.';
  expect(formatMessage({ strings: en, dates }, day)).toContain('ended on January 20, 2001.');
  expect(formatMessage({ strings: en, dates }, colour)).toContain('on “Background by day” and');
  expect(formatMessage({ strings: ne, dates }, colour)).toContain(
    '“उज्यालो मोड: पृष्ठभूमि” को फरक ३.६ : १',
  );
  const example = 'Write the date as year-month-day, for example 2026-11-21.';
  expect(formatMessage({ strings: en, dates }, example)).toBe(example);
});
