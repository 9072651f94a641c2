import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../../../../src/staff/bar/strings/en.ts';
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
