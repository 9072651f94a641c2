import { expect, test } from 'vitest';
import { withTerritory } from '../../../scripts/site/territory.ts';

test.each([
  ['en', 'en_US'],
  ['ne', 'ne_NP'],
  ['en-NP', 'en_NP'],
])('the language %s is told with a territory as %s', (code, expected) => {
  expect(withTerritory(code)).toBe(expected);
});
