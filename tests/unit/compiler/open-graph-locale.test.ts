import { expect, test } from 'vitest';
import { openGraphLocale } from '../../../src/compiler/derive/open-graph-locale.ts';

test.each([
  ['en', 'en_US'],
  ['ne', 'ne_NP'],
  ['en-NP', 'en_NP'],
])('formats the language %s as the Open Graph locale %s', (code, expected) => {
  expect(openGraphLocale(code)).toBe(expected);
});
