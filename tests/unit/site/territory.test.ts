import { expect, test } from 'vitest';
import { withTerritory } from '../../../scripts/site/territory.ts';

test.each([
  ['en', 'en_US'],
  ['ne', 'ne_NP'],
  ['en-NP', 'en_NP'],
])('formats the language %s as the Open Graph locale %s', (code, expected) => {
  expect(withTerritory(code)).toBe(expected);
});
