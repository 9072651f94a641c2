import { expect, test } from 'vitest';
import { withTerritory } from '../../../src/lib/territory.ts';

test('A language is told with the country where most people write it', () => {
  expect(withTerritory('en')).toBe('en_US');
  expect(withTerritory('ne')).toBe('ne_NP');
});

test('A country that the language names stays', () => {
  expect(withTerritory('en-NP')).toBe('en_NP');
});
